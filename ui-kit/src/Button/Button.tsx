import type { ReactNode, RefAttributes } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './Button.module.css'

/** Props that `Button` and `LinkButton` share. */
export interface ButtonStyleProps {
  /** One `primary` per view; `danger` for what cannot be undone. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 28, 36 (default) or 44 px; larger on touch. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its container. */
  readonly fullWidth?: boolean | undefined
  /** Where the label is in a wide button. Default `center`. */
  readonly align?: 'center' | 'start' | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
  /** The label, with an icon before or after it. */
  readonly children?: ReactNode
}

export const buttonStyle = ({ variant = 'secondary', size = 'md', fullWidth, align, className }: ButtonStyleProps) => ({
  className: classes(styles['button'], className),
  'data-variant': variant,
  'data-size': size,
  'data-full-width': fullWidth || undefined,
  'data-align': align,
})

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'children'>, ButtonStyleProps, RefAttributes<HTMLButtonElement> {
  /** Announced while `isPending`. */
  readonly pendingLabel?: string | undefined
}

/** Triggers an action; while pending it keeps its width and focus and ignores presses. */
export const Button = ({
  variant,
  size,
  fullWidth,
  align,
  className,
  children,
  pendingLabel,
  ...props
}: ButtonProps) => (
  <AriaButton {...props} {...buttonStyle({ variant, size, fullWidth, align, className })}>
    <span className={styles['label']}>{children}</span>
    {props.isPending && <Spinner label={pendingLabel} className={styles['spinner']} />}
  </AriaButton>
)
