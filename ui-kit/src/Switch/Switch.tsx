import type { ReactNode, RefAttributes } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Switch.module.css'

export interface SwitchProps
  extends Omit<AriaSwitchProps, 'className' | 'children' | 'inputRef'>, RefAttributes<HTMLInputElement> {
  /** The label: what is on. */
  readonly children?: ReactNode
  /** `start` puts the switch at the end of the row, for settings. Default `end`. */
  readonly labelPosition?: 'start' | 'end' | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** Turns a setting on or off at once; there is nothing to save afterwards. */
export const Switch = ({ children, labelPosition = 'end', className, ref = null, ...props }: SwitchProps) => (
  <AriaSwitch
    {...props}
    inputRef={ref}
    className={classes(styles['switch'], className)}
    data-label-position={labelPosition}
  >
    <span className={styles['track']} aria-hidden="true" />
    {children !== undefined && <span>{children}</span>}
  </AriaSwitch>
)
