import type { HTMLAttributes, RefAttributes } from 'react'
import { classes } from '../classes.ts'
import { elementRef } from '../element-ref.ts'
import styles from './Stack.module.css'

type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

interface LayoutProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The element, for its meaning. Default `div`. */
  readonly as?:
    | 'div'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'nav'
    | 'main'
    | 'aside'
    | 'ul'
    | 'ol'
    | 'li'
    | 'span'
    | undefined
  /** A step of the space scale: 4, 8, 12, 16, 24, 32, 48 px. */
  readonly gap?: Gap | undefined
}

export interface StackProps extends LayoutProps {
  /** Across the direction. Default `stretch`. */
  readonly align?: 'stretch' | 'start' | 'center' | undefined
}

/** Vertical layout with even spacing. Default gap 4 (16 px). */
export const Stack = ({ as: Element = 'div', gap = 4, align, className, ref, ...props }: StackProps) => (
  <Element
    {...props}
    ref={elementRef(ref)}
    className={classes(styles['stack'], className)}
    data-gap={gap}
    data-align={align}
  />
)

export interface ClusterProps extends LayoutProps {
  /** Across the direction. Default `center`. */
  readonly align?: 'center' | 'start' | 'baseline' | 'end' | undefined
  /** Along the direction. Default `start`. */
  readonly justify?: 'start' | 'end' | 'center' | 'between' | undefined
  /** Stays in one row. */
  readonly noWrap?: boolean | undefined
}

/** Horizontal layout that wraps. Default gap 2 (8 px). */
export const Cluster = ({
  as: Element = 'div',
  gap = 2,
  align,
  justify,
  noWrap,
  className,
  ref,
  ...props
}: ClusterProps) => (
  <Element
    {...props}
    ref={elementRef(ref)}
    className={classes(styles['cluster'], className)}
    data-gap={gap}
    data-align={align}
    data-justify={justify}
    data-nowrap={noWrap || undefined}
  />
)

/** Two items at the two ends of a row. */
export const Spread = (props: ClusterProps) => <Cluster gap={3} justify="between" noWrap {...props} />
