import type { RefAttributes } from 'react'
import styles from './Overlay.module.css'

export interface OverlayProps extends RefAttributes<HTMLDivElement> {
  /** A press on it; the thing over it should have a close button of its own too. */
  readonly onPress?: (() => void) | undefined
}

/** Dims the page behind a thing that is no dialog of the kit, a pattern's own sheet for example. */
export const Overlay = ({ onPress, ref }: OverlayProps) => (
  <div ref={ref} className={styles['overlay']} aria-hidden="true" onClick={onPress} data-testid="overlay" />
)
