import { foldText } from '@guildhall/domain/shared'
import { SKILLS_MAX } from '@guildhall/domain/profiles'
import { MultiSelect } from '@guildhall/ui-kit/MultiSelect'
import { Switch } from '@guildhall/ui-kit/Switch'
import { useState } from 'react'
import { useSkillSuggestions } from '../../api/use-skill-suggestions.ts'
import { formatPeopleCount } from '../../format-search.ts'
import type { FiltersProps } from './filters-props.ts'
import styles from './FilterRail.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const choice = (label: string) => ({ id: label, label })
const isSame = (one: string, other: string): boolean => foldText(one).trim() === foldText(other).trim()

/**
 * Skills; candidates must have at least one of them, or all. Before anything is typed those of the candidates found are offered, then those
 * that exist; a text that is nobody's skill cannot be chosen. Rules: SRCH-11, SRCH-54.
 */
export const SkillFilter = ({ search, onChange, knownSkills }: FiltersProps) => {
  const [typed, setTyped] = useState('')
  const input = typed.trim()
  const { found, isCurrent, isLoading } = useSkillSuggestions(input)
  const existing = found.map(({ name, people }) => ({ ...choice(name), description: formatPeopleCount(people) }))
  const isNobodys = isCurrent && !found.some(({ name }) => isSame(name, input))
  const nobodys = { id: input, label: t('Nobody has “{input}” as a skill', { input }), isDisabled: true }
  const setSkills = (skills: readonly string[]): void => {
    const once = skills.filter((skill, index) => skills.findIndex((other) => isSame(other, skill)) === index)
    onChange({ ...search, skills: once, allSkills: once.length > 1 && search.allSkills })
  }
  return (
    <div className={styles['group']}>
      <MultiSelect
        label={t('Skills')}
        placeholder={t('Add a skill')}
        isAsync
        isLoading={input !== '' && isLoading}
        options={input === '' ? knownSkills.slice(0, 30).map(choice) : [...existing, ...(isNobodys ? [nobodys] : [])]}
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
