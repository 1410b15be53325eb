import type { ReactNode, RefAttributes } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './Button.module.css'

/** What a button and a link that looks like one have in common. */
export interface ButtonStyleProps {
  /** One `primary` a view; `danger` for what can't be undone. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 28, 36 (default) or 44 px; more under a finger. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its place. */
  readonly fullWidth?: boolean | undefined
  readonly align?: 'center' | 'start' | undefined
  readonly className?: string | undefined
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
  /** Said to screen readers while `isPending`. */
  readonly pendingLabel?: string | undefined
}

/** Does the thing its words say; while pending it keeps its width and its focus and takes no second press. */
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
    <span className={styles['words']}>{children}</span>
    {props.isPending && <Spinner label={pendingLabel} className={styles['spinner']} />}
  </AriaButton>
)
