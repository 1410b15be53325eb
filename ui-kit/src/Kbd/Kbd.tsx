import type { ReactNode, RefAttributes } from 'react'
import { Keyboard } from 'react-aria-components'
import styles from './Kbd.module.css'

export interface KbdProps extends RefAttributes<HTMLElement> {
  /** The key, as it is on the keyboard. */
  readonly children: ReactNode
  /** Also shown on a phone, which normally has no keyboard. */
  readonly isAlwaysVisible?: boolean | undefined
}

/** A key or a key combination. */
export const Kbd = ({ children, isAlwaysVisible = false, ref }: KbdProps) => (
  <Keyboard ref={ref} className={styles['kbd']} data-hidden-on-phone={!isAlwaysVisible || undefined}>
    {children}
  </Keyboard>
)
