import type { ReactNode, RefAttributes } from 'react'
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import styles from './ToggleButton.module.css'

export interface ToggleButtonProps
  extends Omit<AriaToggleButtonProps, 'className' | 'children' | 'aria-label'>, RefAttributes<HTMLButtonElement> {
  /** What it is, whether on or off: its name while it is the sign alone. */
  readonly label: string
  readonly icon: IconType
  readonly className?: string | undefined
  /** Words beside the sign; without them the button is the sign alone. */
  readonly children?: ReactNode
}

/** On or off at one press; on, the sign is filled. */
export const ToggleButton = ({ label, icon, className, children, ...props }: ToggleButtonProps) => (
  <AriaToggleButton
    {...props}
    {...(children === undefined ? { 'aria-label': label } : {})}
    className={classes(styles['toggle'], className)}
    data-icon-only={children === undefined || undefined}
  >
    <Icon icon={icon} />
    {children !== undefined && <span className={styles['words']}>{children}</span>}
  </AriaToggleButton>
)
