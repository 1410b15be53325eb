import type { AuditEntryWire } from '@guildhall/rest-contract/client'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons } from '@guildhall/ui-kit/Icon'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { formatDayLine, formatTime } from '../../../shared/format/formats.ts'
import { SettingPart } from '../../../shared/components/SettingsFrame/index.ts'
import { formatAuditEntry } from '../audit-sentence.ts'
import styles from './AuditSettings.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** The loaded part of the log, newest first. */
export interface AuditLog {
  readonly entries: readonly AuditEntryWire[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

export interface AuditSettingsProps {
  /** Null for members who are not admins. */
  readonly audit: Loadable<AuditLog> | null
  readonly companyName: string
  readonly now: Date
}

const byDay = (entries: readonly AuditEntryWire[], now: Date) =>
  [...Map.groupBy(entries, ({ at }) => formatDayLine(at, now))].map(([day, on]) => ({ day, on }))

/** Changes by the company's admins, by date; entries cannot be changed or removed. Rules: COMP-20, MOD-8. */
export const AuditSettings = ({ audit, companyName, now }: AuditSettingsProps) => {
  if (audit === null)
    return (
      <InlineMessage icon={icons.Lock}>
        {t('The log is for the admins of {companyName}.', { companyName })}
      </InlineMessage>
    )
  if (audit.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading the log')} className={styles['bones']}>
        {[70, 52, 64, 48].map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </SkeletonGroup>
    )
  }
  if (audit.state === 'failed') {
    return (
      <EmptyState
        isFlush
        illustration="lamp"
        title={t('The log did not load')}
        actions={<Button onPress={audit.onRetry}>{t('Try again')}</Button>}
      >
        {audit.message}
      </EmptyState>
    )
  }
  const { entries, hasMore, isLoadingMore, onLoadMore } = audit.value
  if (entries.length === 0) {
    return (
      <EmptyState
        isFlush
        illustration="ledger"
        title={t('Nothing was changed yet')}
        actions={<LinkButton href="/settings/invite-member">{t('Invite people')}</LinkButton>}
      >
        {t('Invites, roles and changes of the company are kept here.')}
      </EmptyState>
    )
  }
  return (
    <>
      {byDay(entries, now).map(({ day, on }) => (
        <SettingPart key={day} title={day}>
          <ol className={styles['entries']}>
            {on.map((entry) => (
              <li key={entry.uuid} className={styles['entry']}>
                <Text as="span" variant="caption">
                  <time dateTime={entry.at}>{formatTime(entry.at)}</time>
                </Text>
                <span className={styles['words']}>{formatAuditEntry(entry)}</span>
              </li>
            ))}
          </ol>
        </SettingPart>
      ))}
      <LoadMore
        label={t('Show earlier')}
        status={t('{entries} shown', { entries: entries.length })}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={onLoadMore}
      />
    </>
  )
}
