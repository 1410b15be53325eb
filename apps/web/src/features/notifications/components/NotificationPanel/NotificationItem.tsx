import type { Notification } from '@guildhall/domain/notifications'
import { type IconType, icons, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { formatWhen } from '../../../../shared/format/formats.ts'
import styles from './NotificationPanel.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** A notification without the properties that only the store needs. */
export type NotificationView = Pick<
  Notification,
  'uuid' | 'type' | 'text' | 'conversationUuid' | 'readAt' | 'createdAt'
>

const signs: Readonly<Record<string, IconType>> = {
  'request-requested': icons.Inbox,
  'request-reminded': icons.Clock,
  'request-expiring': icons.Clock,
  'request-accepted': icons.CircleCheck,
  'request-declined': icons.CircleX,
  'request-expired': icons.Clock,
  'new-message': icons.MessageSquare,
  welcome: icons.House,
  'new-sign-in': icons.Lock,
}

export interface NotificationItemProps {
  readonly notification: NotificationView
  /** The address of its subject; null if there is none. */
  readonly href: string | null
  readonly now: Date
  readonly onOpen: () => void
}

/** One notification: its text and time, whether it is new, and a link to its subject. */
export const NotificationItem = ({ notification, href, now, onOpen }: NotificationItemProps) => {
  const { type, text, createdAt, readAt } = notification
  const isUnread = readAt === null
  return (
    <div className={styles['notice']} data-unread={isUnread || undefined}>
      <span className={styles['icon']}>
        <Icon icon={signs[type] ?? icons.Bell} />
      </span>
      <p className={styles['text']}>
        {isUnread && <VisuallyHidden>{t('New:')} </VisuallyHidden>}
        {href === null ? (
          text
        ) : (
          <Link variant="plain" isStretched href={href} onPress={onOpen}>
            {text}
          </Link>
        )}
      </p>
      <div className={styles['end']}>
        <time dateTime={createdAt.toISOString()}>{formatWhen(createdAt, now)}</time>
        {isUnread && <span className={styles['dot']} />}
      </div>
    </div>
  )
}
