import { type IconType, icons, Icon } from '@guildhall/ui-kit/Icon'
import styles from './MessageBubble.module.css'

/** Something that happened in a conversation and that nobody wrote. */
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
