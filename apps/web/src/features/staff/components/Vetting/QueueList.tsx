import { DAY_MS, HOUR_MS, MINUTE_MS } from '@guildhall/domain/shared'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import type { VettingQueue } from '../../api/use-vetting.ts'
import styles from './Vetting.module.css'

type Entry = VettingQueue['entries'][number]

export interface QueueListProps {
  readonly queue: VettingQueue
  readonly selectedUuid: string | null
  /** The operator who looks. */
  readonly ownUuid: string
  readonly now: Date
}

const kinds = { new: t('New'), change: t('Change'), again: t('Resubmitted') } as const

/** "3 d", "5 h", "12 min". */
export const formatWait = (since: string, now: Date): string => {
  const waited = Math.max(0, now.getTime() - new Date(since).getTime())
  if (waited >= DAY_MS) return t('{days} d', { days: Math.floor(waited / DAY_MS) })
  if (waited >= HOUR_MS) return t('{hours} h', { hours: Math.floor(waited / HOUR_MS) })
  return t('{minutes} min', { minutes: Math.floor(waited / MINUTE_MS) })
}

const statusOf = ({ claim, kind }: Entry, ownUuid: string): string =>
  claim === null || claim.operatorUuid === ownUuid
    ? kinds[kind]
    : t('{kind}, {name} looks at it', { kind: kinds[kind], name: claim.operatorName })

/** Three days are late. */
const LATE_MS = 3 * DAY_MS

/** The profiles that wait, the oldest change first. Rule: MOD-27. */
export const QueueList = ({ queue, selectedUuid, ownUuid, now }: QueueListProps) => (
  <ol className={styles['entries']}>
    {queue.entries.map((entry) => {
      const { contractorUuid, firstName, lastName, profilePicture, waitingSince } = entry
      const name = `${firstName} ${lastName}`.trim()
      const isLate = now.getTime() - new Date(waitingSince).getTime() >= LATE_MS
      return (
        <li key={contractorUuid}>
          <Link
            variant="plain"
            className={styles['entry']}
            href={`/staff/vetting/${contractorUuid}`}
            {...(contractorUuid === selectedUuid ? { 'aria-current': 'true' as const } : {})}
          >
            <Avatar size="sm" name={name} id={contractorUuid} src={profilePicture} isDecorative />
            <span className={styles['words']}>
              <Text as="span" variant="person-name" truncate>
                {name}
              </Text>
              <Text as="span" variant="caption" tone="muted" truncate>
                {statusOf(entry, ownUuid)}
              </Text>
            </span>
            <Text as="span" variant="caption" tone={isLate ? 'danger' : 'muted'}>
              {formatWait(waitingSince, now)}
            </Text>
          </Link>
        </li>
      )
    })}
  </ol>
)
