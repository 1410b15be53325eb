import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './StatusIndicator.module.css'

export interface StatusIndicatorProps extends RefAttributes<HTMLSpanElement> {
  /** `hollow` for what is not so yet and is no warning either: "In 1 month". */
  readonly tone?: 'neutral' | 'outline' | 'success' | 'warning' | 'danger' | 'info' | undefined
  /** The sentence: "Request pending since". */
  readonly children: ReactNode
  /** The date that ends the sentence, never broken over two lines. */
  readonly date?: ReactNode
  readonly className?: string | undefined
}

/** A dot, a sentence and a date: the same wherever a state is told. */
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
