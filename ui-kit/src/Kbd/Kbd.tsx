import type { ReactNode } from 'react'
import { Keyboard } from 'react-aria-components'
import styles from './Kbd.module.css'

export interface KbdProps {
  readonly children: ReactNode
  /** Shown on a phone too; by default keys are not, for there are none. */
  readonly isAlwaysShown?: boolean | undefined
}

/** One key, or keys pressed together. */
export const Kbd = ({ children, isAlwaysShown = false }: KbdProps) => (
  <Keyboard className={styles['kbd']} data-desk={!isAlwaysShown || undefined}>
    {children}
  </Keyboard>
)
