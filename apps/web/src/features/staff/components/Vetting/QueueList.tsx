import { VETTING_TARGET_DAYS } from '@guildhall/domain/moderation'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@guildhall/domain/shared'
import { useRef } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Checkbox } from '@guildhall/ui-kit/Checkbox'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import type { VettingQueue } from '../../api/use-vetting.ts'
import { inSentence, sectionLabels } from '../../section-labels.ts'
import type { Marks } from '../../use-marks.ts'
import styles from './Vetting.module.css'

type Entry = VettingQueue['entries'][number]

export interface QueueListProps {
  readonly queue: VettingQueue
  readonly selectedUuid: string | null
  /** The operator who looks. */
  readonly ownUuid: string
  readonly now: Date
  readonly marks: Marks
}

const kinds = { new: t('New'), change: t('Change'), again: t('Resubmitted') } as const

/** "3 d", "5 h", "12 min". */
export const formatWait = (since: string, now: Date): string => {
  const waited = Math.max(0, now.getTime() - new Date(since).getTime())
  if (waited >= DAY_MS) return t('{days} d', { days: Math.floor(waited / DAY_MS) })
  if (waited >= HOUR_MS) return t('{hours} h', { hours: Math.floor(waited / HOUR_MS) })
  return t('{minutes} min', { minutes: Math.floor(waited / MINUTE_MS) })
}

const kindOf = ({ changed, kind }: Entry): string =>
  changed === null || changed.length === 0
    ? kinds[kind]
    : t('{kind}: {sections}', {
        kind: kinds[kind],
        sections: changed.map((section) => inSentence(sectionLabels[section])).join(', '),
      })

const statusOf = (entry: Entry, ownUuid: string): string =>
  entry.claim === null || entry.claim.operatorUuid === ownUuid
    ? kindOf(entry)
    : t('{name} looks at it. {kind}', { kind: kindOf(entry), name: entry.claim.operatorName })

const LATE_MS = VETTING_TARGET_DAYS * DAY_MS

/** The profiles that wait, the oldest change first, to open or to mark. Rules: MOD-27, MOD-83, MOD-85, MOD-86. */
export const QueueList = ({ queue, selectedUuid, ownUuid, now, marks }: QueueListProps) => {
  const isRange = useRef(false)
  return (
    <ol className={styles['entries']}>
      {queue.entries.map((entry) => {
        const { contractorUuid, firstName, lastName, profilePicture, waitingSince } = entry
        const name = `${firstName} ${lastName}`.trim()
        const wait = formatWait(waitingSince, now)
        const isLate = now.getTime() - new Date(waitingSince).getTime() >= LATE_MS
        const isCurrent = contractorUuid === selectedUuid
        return (
          <li key={contractorUuid} data-current={isCurrent || undefined}>
            <span
              className={styles['mark']}
              onClickCapture={(event) => {
                isRange.current = event.shiftKey
              }}
            >
              <Checkbox
                aria-label={t('Mark {name}', { name })}
                isSelected={marks.marked.includes(contractorUuid)}
                onChange={() => (isRange.current ? marks.markTo : marks.toggle)(contractorUuid)}
              />
            </span>
            <Link
              variant="plain"
              className={styles['entry']}
              href={`/staff/vetting/${contractorUuid}`}
              {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
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
                {isLate ? t('{wait}, late', { wait }) : wait}
              </Text>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
