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
  /** The element, for its semantics. Default `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'h4' | 'dt' | 'dd' | 'li' | 'legend' | 'strong' | undefined
  /** The style of the type scale. Default `body`, 14/20 px. */
  readonly variant?: TextVariant | undefined
  /** The colour. Default that of the text around it. */
  readonly tone?: 'default' | 'muted' | 'faint' | 'accent' | 'success' | 'warning' | 'danger' | undefined
  /** One line, truncated with an ellipsis. */
  readonly truncate?: boolean | undefined
}

/** Text in one of the styles of the type scale: serif for names and titles, sans for the rest. */
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
  /** 1 to 4; also decides the default style. */
  readonly level: 1 | 2 | 3 | 4
}

/** A heading of the page outline. */
export const Heading = ({ level, variant, ...props }: HeadingProps) => (
  <Text as={`h${level}`} variant={variant ?? headingVariants[level]} {...props} />
)
