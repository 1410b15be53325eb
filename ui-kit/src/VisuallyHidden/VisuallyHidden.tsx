import type { HTMLAttributes, RefAttributes } from 'react'
import { elementRef } from '../element-ref.ts'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement>, RefAttributes<HTMLElement> {
  /** The element, for its meaning. Default `span`. */
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend' | 'output' | undefined
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', ref, ...props }: VisuallyHiddenProps) => (
  <Element {...props} ref={elementRef(ref)} className={styles['hidden']} />
)

export interface SkipLinkProps extends RefAttributes<HTMLAnchorElement> {
  /** The id of the main content. */
  readonly targetId: string
  /** "To the content". */
  readonly children: string
}

/** The first tab stop of a page: skips the navigation, visible only while focused. */
export const SkipLink = ({ targetId, children, ref }: SkipLinkProps) => (
  <a ref={ref} className={styles['skip']} href={`#${targetId}`}>
    {children}
  </a>
)
