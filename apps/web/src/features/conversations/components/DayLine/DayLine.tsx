import styles from './DayLine.module.css'

export interface DayLineProps {
  readonly children: string
  /** Where the unread messages begin. */
  readonly isNew?: boolean
  readonly id?: string
}

/** Says which day the messages under it are of, or that they are new. */
export const DayLine = ({ children, isNew = false, id }: DayLineProps) => (
  <p className={styles['day']} data-new={isNew || undefined} id={id}>
    {children}
  </p>
)
