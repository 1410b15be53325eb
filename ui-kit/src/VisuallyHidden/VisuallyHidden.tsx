import type { HTMLAttributes } from 'react'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'legend' | 'output' | undefined
}

/** Words for screen readers alone. */
export const VisuallyHidden = ({ as: Element = 'span', ...props }: VisuallyHiddenProps) => (
  <Element {...props} className={styles['hidden']} />
)

export interface SkipLinkProps {
  /** The id of the main content. */
  readonly to: string
  readonly children: string
}

/** The first stop of the keyboard: jumps over the navigation, shown only while focused. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a className={styles['skip']} href={`#${to}`}>
    {children}
  </a>
)
