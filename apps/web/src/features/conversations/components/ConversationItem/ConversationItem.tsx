import type { InboxEntry } from '@guildhall/domain/conversations'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { CounterBadge } from '@guildhall/ui-kit/CounterBadge'
import { Link } from '@guildhall/ui-kit/Link'
import { getStatusBadge, formatLastMessage, getOtherParticipant } from '../../conversation-labels.ts'
import type { ConversationReader } from '../../reader.ts'
import { formatWhen } from '../../../../shared/format/formats.ts'
import styles from './ConversationItem.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface ConversationItemProps {
  readonly entry: InboxEntry
  readonly reader: ConversationReader
  readonly href: string
  readonly isCurrent?: boolean
  readonly now: Date
}

/** One row of the inbox: person, company, time, and the last message or the status of the request. */
export const ConversationItem = ({ entry, reader, href, isCurrent = false, now }: ConversationItemProps) => {
  const { conversation, lastMessage, unreadCount } = entry
  const other = getOtherParticipant(entry, reader.side)
  const badge = getStatusBadge(entry, reader.side, now)
  const waits = conversation.status === 'pending' && reader.side === 'contractor'
  return (
    <div
      className={styles['item']}
      data-unread={unreadCount > 0 || waits || undefined}
      data-current={isCurrent || undefined}
    >
      <Avatar isDecorative className={styles['face']} name={other.monogramName} id={other.id} src={other.picture} />
      <p className={styles['name']}>
        <Link variant="plain" isStretched href={href} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
          <bdi>{other.name}</bdi>
        </Link>
      </p>
      <p className={styles['when']}>{formatWhen(lastMessage?.sentAt ?? conversation.statusAt, now)}</p>
      <p className={styles['line']}>
        <bdi>{other.headline}</bdi>
      </p>
      <p className={styles['said']}>
        {badge !== null && <Badge tone={badge.tone}>{badge.label}</Badge>}
        <span dir="auto">{formatLastMessage(entry, reader)}</span>
      </p>
      {unreadCount > 0 && <CounterBadge count={unreadCount} label={t('unread')} className={styles['count']} />}
    </div>
  )
}
