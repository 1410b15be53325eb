import type { InboxEntry } from '@guildhall/domain/conversations'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Card } from '@guildhall/ui-kit/Card'
import { CounterBadge } from '@guildhall/ui-kit/CounterBadge'
import { Link } from '@guildhall/ui-kit/Link'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import {
  type ConversationReader,
  getOtherParticipant,
  getStatusLine,
  formatOfferSummary,
} from '../../conversations/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { formatWhen } from '../../../shared/format/formats.ts'
import { BlockEmpty, BlockFailed, BlockLoading, BlockRoom } from './BlockStates.tsx'
import styles from './ContractorDashboard.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface EntriesCardProps {
  readonly entries: Loadable<readonly InboxEntry[]>
  readonly count: number
  readonly reader: ConversationReader
  readonly now: Date
}

const RequestRow = ({
  entry,
  reader,
  now,
}: { readonly entry: InboxEntry } & Pick<EntriesCardProps, 'reader' | 'now'>) => {
  const { conversation, company } = entry
  const other = getOtherParticipant(entry, reader.side)
  const status = getStatusLine(entry, reader.side, now)
  const { expectedRates } = reader
  const currencies = { hourly: expectedRates?.currency ?? null, yearly: expectedRates?.permanentCurrency ?? null }
  return (
    <li className={styles['row']}>
      <Avatar isDecorative name={other.monogramName} id={other.id} src={other.picture} />
      <div className={styles['words']}>
        <p className={styles['line']}>
          <span className={styles['name']}>
            <Link variant="plain" isStretched href={`/connect/${conversation.uuid}`}>
              <bdi>{other.name}</bdi>
            </Link>
          </span>{' '}
          <span className={styles['muted']}>{company.name}</span>
        </p>
        <p className={styles['line']} dir="auto">
          {conversation.offer.description}
        </p>
        <Text variant="caption" tone="muted">
          {formatOfferSummary(conversation.offer, reader.rates, currencies)}
        </Text>
      </div>
      <div className={styles['end']}>
        <StatusIndicator tone={status.tone} date={status.date}>
          {status.sentence}
        </StatusIndicator>
        <Text variant="caption" tone="muted">
          {formatWhen(conversation.createdAt, now)}
        </Text>
      </div>
    </li>
  )
}

/** The number of rows in the loading state if the count is unknown: enough to fill a phone screen. */
const UNKNOWN_ROWS = 3

/** The pending requests, with their offer and expiry. Rule: UI-27. */
export const RequestsCard = ({ entries, count, reader, now }: EntriesCardProps) => (
  <Card
    isFlush
    title={
      <Cluster as="span">
        {t('New requests')}
        <CounterBadge count={count} label={t('waiting for an answer')} />
      </Cluster>
    }
    actions={<Link href="/connect">{t('All requests')}</Link>}
  >
    <BlockRoom block="requests" isLoading={entries.state === 'loading'}>
      {entries.state === 'loading' && (
        <BlockLoading label={t('Loading requests')} rows={count === 0 ? UNKNOWN_ROWS : count} />
      )}
      {entries.state === 'failed' && <BlockFailed {...entries} />}
      {entries.state === 'ready' && entries.value.length === 0 && (
        <BlockEmpty>{t('No request is waiting. Companies that would like to talk to you ask here.')}</BlockEmpty>
      )}
      {entries.state === 'ready' && entries.value.length > 0 && (
        <ul>
          {entries.value.map((entry) => (
            <RequestRow key={entry.conversation.uuid} entry={entry} reader={reader} now={now} />
          ))}
        </ul>
      )}
    </BlockRoom>
  </Card>
)
