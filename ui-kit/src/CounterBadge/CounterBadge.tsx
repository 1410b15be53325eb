import type { RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import styles from './CounterBadge.module.css'

export interface CounterBadgeProps extends RefAttributes<HTMLSpanElement> {
  /** How many there are. */
  readonly count: number
  /** What is counted, for screen readers: "unread". */
  readonly label?: string | undefined
  /** Without background: a total instead of a count of new items. */
  readonly isQuiet?: boolean | undefined
  /** The largest number shown; "99+" above it. Default 99. */
  readonly max?: number | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A count of new items; renders nothing for 0, unless `quiet`. */
export const CounterBadge = ({ count, label, isQuiet, max = 99, className, ref }: CounterBadgeProps) =>
  count === 0 && !isQuiet ? null : (
    <span ref={ref} className={classes(styles['badge'], className)} data-quiet={isQuiet || undefined}>
      {count > max ? `${max}+` : count}
      {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  )
