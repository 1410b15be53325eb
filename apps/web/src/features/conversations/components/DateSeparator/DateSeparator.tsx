import styles from './DateSeparator.module.css'

export interface DateSeparatorProps {
  readonly children: string
  /** Where the unread messages begin. */
  readonly isNew?: boolean
  readonly id?: string
}

/** Says which day the messages under it are of, or that they are new. */
export const DateSeparator = ({ children, isNew = false, id }: DateSeparatorProps) => (
  <p className={styles['day']} data-new={isNew || undefined} id={id}>
    {children}
  </p>
)
