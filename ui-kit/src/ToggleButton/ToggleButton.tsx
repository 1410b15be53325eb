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
  /** The accessible name, the same on and off, while there is only an icon. */
  readonly label: string
  /** Filled when on. */
  readonly icon: IconType
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
  /** A visible label next to the icon. */
  readonly children?: ReactNode
}

/** A button that is on or off; on, its icon is filled. */
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
