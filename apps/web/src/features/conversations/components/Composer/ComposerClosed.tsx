import type { ReactNode } from 'react'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import styles from './Composer.module.css'

export interface ComposerClosedProps {
  /** Why one can't write now, and who can change it. */
  readonly reason: string
  /** What changes it, where the reader can. */
  readonly actions?: ReactNode
}

/** Stands where the composer would, and says why it is not there. */
export const ComposerClosed = ({ reason, actions }: ComposerClosedProps) => (
  <div className={styles['composer']}>
    <div className={styles['closed']}>
      <Icon icon={icons.Lock} />
      <p>{reason}</p>
      {actions}
    </div>
  </div>
)
