import { mergeSkills, splitList, SKILLS_MAX } from '@guildhall/domain/profiles'
import { useState } from 'react'
import { MultiSelect } from '@guildhall/ui-kit/MultiSelect'
import { t } from '../../../../shared/i18n/index.ts'

export interface SkillsFieldProps {
  readonly label: string
  readonly skills: readonly string[]
  readonly onChange: (skills: readonly string[]) => void
  /** Skills that are offered before the user types. */
  readonly offered?: readonly string[]
  readonly error?: string | undefined
}

const SUGGESTIONS_MAX = 20
const choiceOf = (skill: string) => ({ id: skill, label: skill })

/** Free-text skills without duplicates, fifteen at most; a comma completes one. Rule: PROF-8. */
export const SkillsField = ({ label, skills, onChange, offered = [], error }: SkillsFieldProps) => {
  const [typed, setTyped] = useState('')
  const input = typed.trim()
  const found = offered.filter((skill) => skill.toLowerCase().includes(input.toLowerCase())).slice(0, SUGGESTIONS_MAX)
  return (
    <MultiSelect
      label={label}
      isAsync
      options={found.map(choiceOf)}
      value={skills.map(choiceOf)}
      onChange={(chosen) =>
        onChange(
          mergeSkills(
            [],
            chosen.map(({ id }) => id),
          ),
        )
      }
      onInputChange={setTyped}
      onCustomValue={(ended) => onChange(mergeSkills(skills, splitList(ended)))}
      maxSelections={SKILLS_MAX}
      placeholder={t('Type a skill')}
      emptyState={t('Enter or a comma adds it')}
      errorMessage={error}
    />
  )
}
