import styles from './ResultRow.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const shown = 6

export interface RowSkillsProps {
  readonly skills: readonly string[]
  /** Skills in the search are shown first, and bolder. */
  readonly wanted: readonly string[]
}

/** The first skills of a candidate, beginning with those in the search. */
export const RowSkills = ({ skills, wanted: wantedSkills }: RowSkillsProps) => {
  if (skills.length === 0) return null
  const wanted = new Set(wantedSkills.map((skill) => skill.toLowerCase()))
  const isWanted = (skill: string): boolean => wanted.has(skill.toLowerCase())
  const ordered = [...skills.filter(isWanted), ...skills.filter((skill) => !isWanted(skill))]
  const left = ordered.length - shown
  return (
    <p className={styles['skills']}>
      <span className={styles['named']}>
        {ordered
          .slice(0, shown)
          .map((skill) => (isWanted(skill) ? <b key={skill}>{skill}</b> : <span key={skill}>{skill}</span>))}
      </span>
      {left > 0 && <span>{t('{left} more', { left })}</span>}
    </p>
  )
}
