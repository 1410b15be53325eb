import type { RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import styles from './Count.module.css'

export interface CountProps extends RefAttributes<HTMLSpanElement> {
  readonly value: number
  /** What is counted, for screen readers: "unread". */
  readonly of?: string | undefined
  /** Without the ground: how many there are, not how many are new. */
  readonly isQuiet?: boolean | undefined
  /** Above it, "99+" is shown. Default 99. */
  readonly maximum?: number | undefined
  readonly className?: string | undefined
}

/** How many are new; nothing at all when there are none, unless quiet. */
export const Count = ({ value, of, isQuiet, maximum = 99, className, ref }: CountProps) =>
  value === 0 && !isQuiet ? null : (
    <span ref={ref} className={classes(styles['count'], className)} data-quiet={isQuiet || undefined}>
      {value > maximum ? `${maximum}+` : value}
      {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
    </span>
  )
