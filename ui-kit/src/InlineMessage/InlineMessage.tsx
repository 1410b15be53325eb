import type { ReactNode, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { CircleCheck, Info, TriangleAlert } from '../Icon/icons.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import styles from './InlineMessage.module.css'

const icons = { info: Info, warning: TriangleAlert, success: CircleCheck }

export interface InlineMessageProps extends RefAttributes<HTMLDivElement> {
  /** Repeats what the text says. Default `info`. */
  readonly tone?: 'info' | 'warning' | 'success' | undefined
  /** Default that of the tone. */
  readonly icon?: IconType | undefined
  /** The content. */
  readonly children: ReactNode
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A message next to what it is about: why something is unavailable and who can change that. */
export const InlineMessage = ({ tone = 'info', icon = icons[tone], children, className, ref }: InlineMessageProps) => (
  <div ref={ref} className={classes(styles['message'], className)} data-tone={tone}>
    <Icon icon={icon} />
    <div>{children}</div>
  </div>
)
