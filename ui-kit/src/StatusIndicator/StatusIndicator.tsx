import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './StatusIndicator.module.css'

export interface StatusIndicatorProps extends RefAttributes<HTMLSpanElement> {
  /** `hollow` for what is not so yet and is no warning either: "In 1 month". */
  readonly tone?: 'neutral' | 'outline' | 'success' | 'warning' | 'danger' | 'info' | undefined
  /** The text: "Request pending since". */
  readonly children: ReactNode
  /** The date at the end of the text, never broken over two lines. */
  readonly date?: ReactNode
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A status as a dot, a text and a date. */
export const StatusIndicator = ({ tone = 'neutral', children, date, className, ref }: StatusIndicatorProps) => (
  <span ref={ref} className={classes(styles['indicator'], className)} data-tone={tone}>
    <span>
      {children}
      {date !== undefined && (
        <>
          {' '}
          <span className={styles['date']}>{date}</span>
        </>
      )}
    </span>
  </span>
)
