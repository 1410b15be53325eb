import type { RefAttributes } from 'react'
import { Button, Link as AriaLink, type ButtonProps, type LinkProps as AriaLinkProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Link.module.css'

export interface LinkProps extends Omit<AriaLinkProps, 'className'>, RefAttributes<HTMLAnchorElement> {
  /** `plain` inherits the look of the surrounding text, for names and headings. */
  readonly variant?: 'accent' | 'plain' | undefined
  /** Stretches the target over the positioned ancestor, such as a row or a card. */
  readonly isStretched?: boolean | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** Navigates to another page, through the application's router if there is one. */
export const Link = ({ variant = 'accent', isStretched, className, ...props }: LinkProps) => (
  <AriaLink
    {...props}
    className={classes(styles['link'], className)}
    data-variant={variant}
    data-stretched={isStretched || undefined}
  />
)

export interface TextButtonProps extends Omit<ButtonProps, 'className'>, RefAttributes<HTMLButtonElement> {
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A button that looks like a link, for actions inside a sentence. */
export const TextButton = ({ className, ...props }: TextButtonProps) => (
  <Button {...props} className={classes(styles['link'], className)} data-variant="accent" />
)
