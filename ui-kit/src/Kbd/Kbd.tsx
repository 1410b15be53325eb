import type { ReactNode, RefAttributes } from 'react'
import { Keyboard } from 'react-aria-components'
import styles from './Kbd.module.css'

export interface KbdProps extends RefAttributes<HTMLElement> {
  readonly children: ReactNode
  /** Shown on a phone too; by default keys are not, for there are none. */
  readonly isAlwaysVisible?: boolean | undefined
}

/** One key, or keys pressed together. */
export const Kbd = ({ children, isAlwaysVisible = false, ref }: KbdProps) => (
  <Keyboard ref={ref} className={styles['kbd']} data-hidden-on-phone={!isAlwaysVisible || undefined}>
    {children}
  </Keyboard>
)
