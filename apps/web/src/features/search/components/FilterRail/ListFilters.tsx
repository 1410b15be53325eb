import { industries, languages, pinnedLanguageNames } from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { MultiSelect } from '@guildhall/ui-kit/MultiSelect'
import { t } from '../../../../shared/i18n/index.ts'

interface ListFilterProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
}

const choice = (label: string) => ({ id: label, label })

const pinned: ReadonlySet<string> = new Set(pinnedLanguageNames)
const languageChoices = [
  ...pinnedLanguageNames,
  ...languages.map(({ name }) => name).filter((name) => !pinned.has(name)),
].map(choice)

const industryChoices = industries.map(choice)

/** Industries; candidates must know at least one of them. Rule: SRCH-58. */
export const IndustryFilter = ({ search, onChange }: ListFilterProps) => (
  <MultiSelect
    label={t('Industries')}
    placeholder={t('Add an industry')}
    options={industryChoices}
    value={search.industries.map(choice)}
    onChange={(chosen) => onChange({ ...search, industries: chosen.map(({ id }) => id) })}
  />
)

/** Languages; candidates must speak all of them. */
export const LanguageFilter = ({ search, onChange }: ListFilterProps) => (
  <MultiSelect
    label={t('Languages')}
    placeholder={t('Add a language')}
    options={languageChoices}
    value={search.languages.map(choice)}
    onChange={(chosen) => onChange({ ...search, languages: chosen.map(({ id }) => id) })}
  />
)
