import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import styles from './Badge.module.css'

export interface BadgeProps extends RefAttributes<HTMLSpanElement> {
  /** Repeats what the text says. Default `neutral`. */
  readonly tone?: 'neutral' | 'outline' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | undefined
  /** Before the text. */
  readonly icon?: IconType | undefined
  /** One or two words. */
  readonly children: ReactNode
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A short label that marks an item; the text carries the meaning, not the colour. */
export const Badge = ({ tone = 'neutral', icon, children, className, ref }: BadgeProps) => (
  <span ref={ref} className={classes(styles['badge'], className)} data-tone={tone}>
    {icon && <Icon icon={icon} size="sm" />}
    {children}
  </span>
)
