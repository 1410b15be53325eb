import type { ReactNode, RefAttributes } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import { Spinner } from '../Spinner/index.ts'
import styles from './Button.module.css'

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** One `primary` a view; `danger` for what can't be undone. Default `secondary`. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 28, 36 (default) or 44 px; more under a finger. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its place. */
  readonly isBlock?: boolean | undefined
  readonly align?: 'center' | 'start' | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export const lookOf = ({ look = 'secondary', size = 'md', isBlock, align, className }: ButtonLook) => ({
  className: classes(styles['button'], className),
  'data-look': look,
  'data-size': size,
  'data-block': isBlock || undefined,
  'data-align': align,
})

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'children'>, ButtonLook, RefAttributes<HTMLButtonElement> {
  /** Said to screen readers while `isPending`. */
  readonly pendingLabel?: string | undefined
}

/** Does the thing its words say; while pending it keeps its width and its focus and takes no second press. */
export const Button = ({ look, size, isBlock, align, className, children, pendingLabel, ...props }: ButtonProps) => (
  <AriaButton {...props} {...lookOf({ look, size, isBlock, align, className })}>
    <span className={styles['words']}>{children}</span>
    {props.isPending && <Spinner label={pendingLabel} className={styles['spinner']} />}
  </AriaButton>
)
