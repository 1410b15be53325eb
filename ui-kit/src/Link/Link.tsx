import type { RefAttributes } from 'react'
import { Button, Link as AriaLink, type ButtonProps, type LinkProps as AriaLinkProps } from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './Link.module.css'

export interface LinkProps extends Omit<AriaLinkProps, 'className'>, RefAttributes<HTMLAnchorElement> {
  /** `plain` takes the look of the words around it, for names and headings. */
  readonly variant?: 'accent' | 'plain' | undefined
  /** Makes the whole positioned ancestor (a row, a card) its target. */
  readonly isStretched?: boolean | undefined
  readonly className?: string | undefined
}

/** Goes to another page, through the application's router where there is one. */
export const Link = ({ variant = 'accent', isStretched, className, ...props }: LinkProps) => (
  <AriaLink
    {...props}
    className={classes(styles['link'], className)}
    data-variant={variant}
    data-stretched={isStretched || undefined}
  />
)

export interface TextButtonProps extends Omit<ButtonProps, 'className'>, RefAttributes<HTMLButtonElement> {
  readonly className?: string | undefined
}

/** Does something, and reads as a link in a sentence. */
export const TextButton = ({ className, ...props }: TextButtonProps) => (
  <Button {...props} className={classes(styles['link'], className)} data-variant="accent" />
)
