import type { RefAttributes } from 'react'
import styles from './Overlay.module.css'

export interface OverlayProps extends RefAttributes<HTMLDivElement> {
  /** Called on a press; the sheet in front of it needs a close button of its own too. */
  readonly onPress?: (() => void) | undefined
}

/** A backdrop behind a custom sheet that is not a `Dialog` or `Drawer`. */
export const Overlay = ({ onPress, ref }: OverlayProps) => (
  <div ref={ref} className={styles['overlay']} aria-hidden="true" onClick={() => onPress?.()} data-testid="overlay" />
)
