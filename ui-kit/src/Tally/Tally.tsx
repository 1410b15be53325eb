import type { RefAttributes } from 'react'
import { classes } from '../classes.ts'
import styles from './Tally.module.css'

export interface TallyProps extends RefAttributes<HTMLSpanElement> {
  readonly met: number
  readonly of: number
  /** Read aloud; without it the words beside it must say the same. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** One small bar a criterion, hollow when it is missed. */
export const Tally = ({ met, of, label, className, ref }: TallyProps) => (
  <span
    ref={ref}
    className={classes(styles['tally'], className)}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {Array.from({ length: of }, (_, index) => (
      <span key={index} className={styles['bar']} data-missed={index >= met || undefined} />
    ))}
  </span>
)
