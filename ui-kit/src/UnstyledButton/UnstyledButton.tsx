import type { RefAttributes } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './UnstyledButton.module.css'

export interface UnstyledButtonProps extends Omit<AriaButtonProps, 'className'>, RefAttributes<HTMLButtonElement> {
  /** Its look. */
  readonly className?: string | undefined
}

/** A button without styles, for an avatar or a row that can be pressed. */
export const UnstyledButton = ({ className, ...props }: UnstyledButtonProps) => (
  <AriaButton {...props} className={classes(styles['button'], className)} />
)
