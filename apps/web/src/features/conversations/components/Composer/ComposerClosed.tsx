import type { ReactNode } from 'react'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import styles from './Composer.module.css'

export interface ComposerClosedProps {
  /** Why the user cannot write now, and who can change that. */
  readonly reason: string
  /** Actions that change it, if the user has any. */
  readonly actions?: ReactNode
}

/** Replaces the composer with the reason why it is not available. */
export const ComposerClosed = ({ reason, actions }: ComposerClosedProps) => (
  <div className={styles['composer']}>
    <div className={styles['closed']}>
      <Icon icon={icons.Lock} />
      <p>{reason}</p>
      {actions}
    </div>
  </div>
)
