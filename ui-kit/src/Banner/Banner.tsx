import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { CircleCheck, CircleX, Info, TriangleAlert } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import styles from './Banner.module.css'

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX }

export interface BannerProps extends RefAttributes<HTMLDivElement> {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  /** The first words, a little heavier: what happened. */
  readonly title?: ReactNode
  /** What it means and what to do. */
  readonly children?: ReactNode
  /** One button or two, at the end. */
  readonly actions?: ReactNode
  /** Reads it aloud when it appears: at once (`alert`) or when there is time (`status`). */
  readonly role?: 'alert' | 'status' | undefined
  readonly className?: string | undefined
}

/** Something the whole page should know. */
export const Banner = ({ tone = 'info', title, children, actions, role, className, ref }: BannerProps) => (
  <div
    ref={ref}
    className={classes(styles['banner'], className)}
    data-tone={tone}
    data-has-actions={actions !== undefined || undefined}
    role={role}
  >
    <Icon icon={signs[tone]} />
    <div className={styles['words']}>
      {title !== undefined && <span className={styles['title']}>{title}</span>} {children}
    </div>
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
  </div>
)
