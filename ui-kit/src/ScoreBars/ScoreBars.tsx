import type { RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './ScoreBars.module.css'

export interface ScoreBarsProps extends RefAttributes<HTMLSpanElement> {
  readonly value: number
  readonly maxValue: number
  /** The accessible name; without it the text next to it must say the same. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** One small bar per criterion, hollow when it is not met. */
export const ScoreBars = ({ value, maxValue, label, className, ref }: ScoreBarsProps) => (
  <span
    ref={ref}
    className={classes(styles['bars'], className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {Array.from({ length: maxValue }, (_, index) => (
      <span key={index} className={styles['bar']} data-missed={index >= value || undefined} />
    ))}
  </span>
)
