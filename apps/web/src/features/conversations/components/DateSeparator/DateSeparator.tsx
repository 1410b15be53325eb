import styles from './DateSeparator.module.css'

export interface DateSeparatorProps {
  readonly children: string
  /** Marks the first unread message. */
  readonly isNew?: boolean
  readonly id?: string
}

/** The date of the messages below it, or the mark of new messages. */
export const DateSeparator = ({ children, isNew = false, id }: DateSeparatorProps) => (
  <p className={styles['day']} data-new={isNew || undefined} id={id}>
    {children}
  </p>
)
