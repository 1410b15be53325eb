import type { HTMLAttributes, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { elementRef } from '../element-ref.ts'
import styles from './Text.module.css'

export type TextVariant =
  | 'body'
  | 'display'
  | 'title'
  | 'heading'
  | 'subheading'
  | 'person-name'
  | 'lead'
  | 'label'
  | 'strong'
  | 'caption'
  | 'figure'
  | 'prose'
  | 'number'

export interface TextProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The element; what it means, not how it looks. Default `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'dt' | 'dd' | 'li' | 'legend' | 'strong' | undefined
  /** The place on the type scale. Default `body`, 14 on 20. */
  readonly variant?: TextVariant | undefined
  readonly tone?: 'default' | 'muted' | 'faint' | 'accent' | 'success' | 'warning' | 'danger' | undefined
  /** Keeps to one line and ends in an ellipsis. */
  readonly truncate?: boolean | undefined
}

/** Sets words in one of the type looks: serif for names and titles, sans for everything you operate. */
export const Text = ({ as: Element = 'p', variant = 'body', tone, truncate, className, ref, ...props }: TextProps) => (
  <Element
    {...props}
    ref={elementRef(ref)}
    className={classes(styles['text'], styles[variant], className)}
    data-tone={tone}
    data-truncate={truncate || undefined}
  />
)

const headingVariants = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'label' } as const

export interface HeadingProps extends Omit<TextProps, 'as'> {
  /** 1 to 4; also chooses the look unless one is given. */
  readonly level: 1 | 2 | 3 | 4
}

/** A heading of the page's outline. */
export const Heading = ({ level, variant, ...props }: HeadingProps) => (
  <Text as={`h${level}`} variant={variant ?? headingVariants[level]} {...props} />
)
