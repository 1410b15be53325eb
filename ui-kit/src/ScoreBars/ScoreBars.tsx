import type { RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './ScoreBars.module.css'

export interface ScoreBarsProps extends RefAttributes<HTMLSpanElement> {
  /** How many criteria are met. */
  readonly value: number
  /** How many there are. */
  readonly maxValue: number
  /** The accessible name; without it the text next to it must say the same. */
  readonly label?: string | undefined
  /** For the place of its root element in a layout. */
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
