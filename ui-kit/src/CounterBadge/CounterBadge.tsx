import type { RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import styles from './CounterBadge.module.css'

export interface CounterBadgeProps extends RefAttributes<HTMLSpanElement> {
  readonly count: number
  /** What is counted, for screen readers: "unread". */
  readonly label?: string | undefined
  /** Without the ground: how many there are, not how many are new. */
  readonly isQuiet?: boolean | undefined
  /** Above it, "99+" is shown. Default 99. */
  readonly max?: number | undefined
  readonly className?: string | undefined
}

/** How many are new; nothing at all when there are none, unless quiet. */
export const CounterBadge = ({ count, label, isQuiet, max = 99, className, ref }: CounterBadgeProps) =>
  count === 0 && !isQuiet ? null : (
    <span ref={ref} className={classes(styles['badge'], className)} data-quiet={isQuiet || undefined}>
      {count > max ? `${max}+` : count}
      {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  )
