import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { CircleCheck, CircleX, Info, TriangleAlert } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import styles from './Banner.module.css'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX }

export interface BannerProps extends RefAttributes<HTMLDivElement> {
  /** Repeats what the text says. Default `info`. */
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  /** What happened, in bold. */
  readonly title?: ReactNode
  /** What it means and what to do. */
  readonly children?: ReactNode
  /** One or two buttons, at the end. */
  readonly actions?: ReactNode
  /** Makes it a live region: assertive (`alert`) or polite (`status`). */
  readonly role?: 'alert' | 'status' | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A message about the whole page. */
export const Banner = ({ tone = 'info', title, children, actions, role, className, ref }: BannerProps) => (
  <div
    ref={ref}
    className={classes(styles['banner'], className)}
    data-tone={tone}
    data-has-actions={actions !== undefined || undefined}
    role={role}
  >
    <Icon icon={icons[tone]} />
    <div className={styles['content']}>
      {title !== undefined && <span className={styles['title']}>{title}</span>} {children}
    </div>
    {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
  </div>
)
