import { industries, languages, pinnedLanguageNames } from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { MultiSelect } from '@guildhall/ui-kit/MultiSelect'
import { t } from '../../../../shared/i18n/index.ts'
import { useSuggestedList } from '../../../../shared/lists/use-list.ts'

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

/** What the product ships, until the list of the operators has loaded. */
const industryChoices = industries.map(choice)

/** Industries of the list; candidates must know at least one of them. Rules: SRCH-58, REF-26. */
export const IndustryFilter = ({ search, onChange }: ListFilterProps) => {
  const listed = useSuggestedList('industries')
  return (
    <MultiSelect
      label={t('Industries')}
      placeholder={t('Add an industry')}
      options={listed.length === 0 ? industryChoices : listed.map(({ label }) => choice(label))}
      value={search.industries.map(choice)}
      onChange={(chosen) => onChange({ ...search, industries: chosen.map(({ id }) => id) })}
    />
  )
}

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
