import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import styles from './Badge.module.css'

export interface BadgeProps extends RefAttributes<HTMLSpanElement> {
  readonly tone?: 'neutral' | 'outline' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | undefined
  readonly icon?: IconType | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A short label that marks an item; the text carries the meaning, not the colour. */
export const Badge = ({ tone = 'neutral', icon, children, className, ref }: BadgeProps) => (
  <span ref={ref} className={classes(styles['badge'], className)} data-tone={tone}>
    {icon && <Icon icon={icon} size="sm" />}
    {children}
  </span>
)
