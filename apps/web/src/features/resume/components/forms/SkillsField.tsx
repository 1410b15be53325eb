import { distinct, mergeSkills, splitList, SKILLS_MAX } from '@guildhall/domain/profiles'
import { useState } from 'react'
import { MultiSelect } from '@guildhall/ui-kit/MultiSelect'
import { t } from '../../../../shared/i18n/index.ts'
import { suggest } from '../../../../shared/lists/suggest.ts'
import type { OfferedEntry } from '../../../../shared/lists/use-list.ts'

export interface SkillsFieldProps {
  readonly label: string
  readonly skills: readonly string[]
  readonly onChange: (skills: readonly string[]) => void
  /** Skills that are offered before the user types. */
  readonly offered?: readonly string[]
  /** What the list completes the text with. */
  readonly listed?: readonly OfferedEntry[] | undefined
  /** Codes of the person's industries, whose skills come first. */
  readonly industries?: readonly string[] | undefined
  readonly error?: string | undefined
}

const SUGGESTIONS_MAX = 20
const choiceOf = (skill: string) => ({ id: skill, label: skill })

/** Skills of the list or one's own words, without duplicates, fifteen at most; a comma completes one. Rules: PROF-8, REF-26. */
export const SkillsField = ({
  label,
  skills,
  onChange,
  offered = [],
  listed = [],
  industries = [],
  error,
}: SkillsFieldProps) => {
  const [typed, setTyped] = useState('')
  const input = typed.trim()
  const own = offered.filter((skill) => skill.toLowerCase().includes(input.toLowerCase()))
  const found = distinct([...own, ...suggest(listed, input, { industries, most: SUGGESTIONS_MAX })]).slice(
    0,
    SUGGESTIONS_MAX,
  )
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
