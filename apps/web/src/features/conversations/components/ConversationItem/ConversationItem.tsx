import type { InboxEntry, Message } from '@guildhall/domain/conversations'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { CounterBadge } from '@guildhall/ui-kit/CounterBadge'
import { Link } from '@guildhall/ui-kit/Link'
import { getStatusBadge, formatFoundLine, formatLastMessage, getOtherParticipant } from '../../conversation-labels.ts'
import type { ConversationReader } from '../../reader.ts'
import { formatWhen } from '../../../../shared/format/formats.ts'
import styles from './ConversationItem.module.css'
import { Highlighted } from './Highlighted.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface ConversationItemProps {
  readonly entry: InboxEntry
  readonly reader: ConversationReader
  readonly href: string
  readonly isCurrent?: boolean
  readonly now: Date
  /** What a search found: its words are highlighted, and the message with them is shown in place of the last one. */
  readonly found?: { readonly words: readonly string[]; readonly message: Message | null }
}

const noWords: readonly string[] = []

/** One row of the inbox: person, company, time, and the last message or the status of the request. */
export const ConversationItem = ({ entry, reader, href, isCurrent = false, now, found }: ConversationItemProps) => {
  const { conversation, lastMessage, unreadCount } = entry
  const other = getOtherParticipant(entry, reader.side)
  const badge = getStatusBadge(entry, reader.side, now)
  const words = found?.words ?? noWords
  const line = found === undefined ? formatLastMessage(entry, reader) : formatFoundLine(entry, reader, found)
  const at = found?.message?.sentAt ?? lastMessage?.sentAt ?? conversation.statusAt
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
          <bdi>
            <Highlighted text={other.name} words={words} />
          </bdi>
        </Link>
      </p>
      <p className={styles['when']}>{formatWhen(at, now)}</p>
      <p className={styles['line']}>
        <bdi>
          <Highlighted text={other.headline} words={words} />
        </bdi>
      </p>
      <p className={styles['said']}>
        {badge !== null && <Badge tone={badge.tone}>{badge.label}</Badge>}
        {found !== undefined && entry.archived && <Badge tone="neutral">{t('Archived')}</Badge>}
        <span dir="auto">
          <Highlighted text={line} words={words} />
        </span>
      </p>
      {unreadCount > 0 && <CounterBadge count={unreadCount} label={t('unread')} className={styles['count']} />}
    </div>
  )
}
