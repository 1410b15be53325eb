import type { CandidateMarks } from '../../api/marks-from-wire.ts'
import { Marked } from './Marked.tsx'
import styles from './ResultRow.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const shown = 6

export interface RowSkillsProps {
  readonly skills: readonly string[]
  /** Skills in the search are shown first, and bolder. */
  readonly wanted: readonly string[]
  /** Skills that match the words of the search come next, and their words are marked. */
  readonly marks?: CandidateMarks['skills'] | undefined
}

const noMarks: CandidateMarks['skills'] = new Map()

/** The first skills of a candidate, beginning with those in the search. Rule: SRCH-61. */
export const RowSkills = ({ skills, wanted: wantedSkills, marks = noMarks }: RowSkillsProps) => {
  if (skills.length === 0) return null
  const wanted = new Set(wantedSkills.map((skill) => skill.toLowerCase()))
  const isWanted = (skill: string): boolean => wanted.has(skill.toLowerCase())
  const others = skills.filter((skill) => !isWanted(skill))
  const ordered = [
    ...skills.filter(isWanted),
    ...others.filter((skill) => marks.has(skill)),
    ...others.filter((skill) => !marks.has(skill)),
  ]
  const left = ordered.length - shown
  return (
    <p className={styles['skills']}>
      <span className={styles['named']}>
        {ordered.slice(0, shown).map((skill) => {
          const words = <Marked text={skill} parts={marks.get(skill)} />
          return isWanted(skill) ? <b key={skill}>{words}</b> : <span key={skill}>{words}</span>
        })}
      </span>
      {left > 0 && <span>{t('{left} more', { left })}</span>}
    </p>
  )
}
