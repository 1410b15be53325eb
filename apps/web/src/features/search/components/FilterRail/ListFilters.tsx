import { useState } from 'react'
import { languages, pinnedLanguageNames } from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { SKILLS_MAX } from '@guildhall/domain/profiles'
import { MultiSelect } from '@guildhall/ui-kit/MultiSelect'
import { Switch } from '@guildhall/ui-kit/Switch'
import styles from './FilterRail.module.css'
import { t } from '../../../../shared/i18n/index.ts'

interface ListFilterProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
}

const choice = (label: string) => ({ id: label, label })
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Skills, from the catalogue or typed freely; candidates must have at least one of them, or all. Rule: SRCH-11. */
export const SkillFilter = ({ search, onChange, known }: ListFilterProps & { readonly known: readonly string[] }) => {
  const [typed, setTyped] = useState('')
  const input = typed.trim()
  const found = known.filter((skill) => skill.toLowerCase().includes(input.toLowerCase())).slice(0, 30)
  const isNew = input !== '' && !found.some((skill) => same(skill, input))
  const setSkills = (skills: readonly string[]): void => {
    const once = skills.filter((skill, index) => skills.findIndex((other) => same(other, skill)) === index)
    onChange({ ...search, skills: once, allSkills: once.length > 1 && search.allSkills })
  }
  return (
    <div className={styles['group']}>
      <MultiSelect
        label={t('Skills')}
        placeholder={t('Add a skill')}
        isAsync
        options={[...(isNew ? [choice(input)] : []), ...found.map(choice)]}
        value={search.skills.map(choice)}
        maxSelections={SKILLS_MAX}
        formatCount={(count, maximum) =>
          count < maximum ? '' : t('{count} of {maximum}, which is all', { count, maximum })
        }
        onInputChange={setTyped}
        onChange={(chosen) => setSkills(chosen.map(({ id }) => id))}
      />
      <Switch
        isSelected={search.allSkills}
        isDisabled={search.skills.length < 2}
        onChange={(allSkills) => onChange({ ...search, allSkills })}
      >
        {t('Must have all')}
      </Switch>
    </div>
  )
}

const pinned: ReadonlySet<string> = new Set(pinnedLanguageNames)
const languageChoices = [
  ...pinnedLanguageNames,
  ...languages.map(({ name }) => name).filter((name) => !pinned.has(name)),
].map(choice)

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
