import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Card } from '@guildhall/ui-kit/Card'
import { CounterBadge } from '@guildhall/ui-kit/CounterBadge'
import { Link } from '@guildhall/ui-kit/Link'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { formatLastMessage, getOtherParticipant } from '../../conversations/index.ts'
import { formatWhen } from '../../../shared/format/formats.ts'
import { BlockEmpty, BlockFailed, BlockLoading, BlockRoom } from './BlockStates.tsx'
import styles from './ContractorDashboard.module.css'
import type { EntriesCardProps } from './RequestsCard.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** Conversations with unread messages. Rule: UI-27. */
export const UnreadCard = ({ entries, count, reader, now }: EntriesCardProps) => (
  <Card
    isFlush
    title={
      <Cluster as="span">
        {t('Unread conversations')}
        <CounterBadge count={count} label={t('unread')} />
      </Cluster>
    }
    actions={<Link href="/messages">{t('Messages')}</Link>}
  >
    <BlockRoom block="unread" isLoading={entries.state === 'loading'}>
      {entries.state === 'loading' && <BlockLoading label={t('Loading conversations')} rows={Math.min(count, 2)} />}
      {entries.state === 'failed' && <BlockFailed {...entries} />}
      {entries.state === 'ready' && entries.value.length === 0 && (
        <BlockEmpty>{t('You have read everything.')}</BlockEmpty>
      )}
      {entries.state === 'ready' && entries.value.length > 0 && (
        <ul>
          {entries.value.map((entry) => {
            const other = getOtherParticipant(entry, reader.side)
            const { conversation, lastMessage, unreadCount } = entry
            return (
              <li key={conversation.uuid} className={styles['row']}>
                <Avatar isDecorative name={other.monogramName} id={other.id} src={other.picture} />
                <div className={styles['words']}>
                  <p className={styles['line']}>
                    <span className={styles['name']}>
                      <Link variant="plain" isStretched href={`/messages/${conversation.uuid}`}>
                        <bdi>{other.name}</bdi>
                      </Link>
                    </span>{' '}
                    <span className={styles['muted']}>{other.headline}</span>
                  </p>
                  <p className={styles['line']} dir="auto">
                    {formatLastMessage(entry, reader)}
                  </p>
                </div>
                <div className={styles['end']}>
                  <Text variant="caption" tone="muted">
                    {formatWhen(lastMessage?.sentAt ?? conversation.statusAt, now)}
                  </Text>
                  <CounterBadge count={unreadCount} label={t('unread')} />
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </BlockRoom>
  </Card>
)
