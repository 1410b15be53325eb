import { type IconType, icons, Icon } from '@guildhall/ui-kit/Icon'
import styles from './MessageBubble.module.css'

/** An event in a conversation that has no author. */
export const SystemMessage = ({
  icon = icons.CircleCheck,
  children,
}: {
  readonly icon?: IconType
  readonly children: string
}) => (
  <p className={styles['system']}>
    <Icon icon={icon} size="sm" />
    {children}
  </p>
)
