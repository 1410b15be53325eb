import type { InboxEntry } from '@guildhall/domain/conversations'
import type { ReactNode } from 'react'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Button } from '@guildhall/ui-kit/Button'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import type { ConversationList as List } from '../../api/use-conversations.ts'
import type { ConversationReader } from '../../reader.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { ConversationItem } from '../ConversationItem/index.ts'
import styles from './ConversationList.module.css'
import { ListSkeleton } from './ListSkeleton.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface ConversationListProps {
  readonly list: Loadable<List>
  /** Whether an entry belongs to this list. */
  readonly shows: (entry: InboxEntry) => boolean
  readonly reader: ConversationReader
  readonly hrefOf: (uuid: string) => string
  readonly currentUuid: string | null
  readonly now: Date
  readonly label: string
  /** Shown if there are no entries and no further pages. */
  readonly empty: ReactNode
}

/** A list of conversations or requests, with its loading, error and empty states. */
export const ConversationList = ({
  list,
  shows,
  reader,
  hrefOf,
  currentUuid,
  now,
  label,
  empty,
}: ConversationListProps) => {
  if (list.state === 'loading') return <ListSkeleton />
  if (list.state === 'failed') {
    return (
      <EmptyState
        isFlush
        headingLevel={2}
        className={styles['state']}
        title={t('Your messages did not load')}
        actions={<Button onPress={list.onRetry}>{t('Try again')}</Button>}
      >
        {list.message}
      </EmptyState>
    )
  }
  const { entries, hasMore, isLoadingMore, onLoadMore } = list.value
  const shown = entries.filter(shows)
  if (shown.length === 0 && !hasMore) return <div className={styles['state']}>{empty}</div>
  return (
    <>
      <ul aria-label={label}>
        {shown.map((entry) => {
          const { uuid } = entry.conversation
          return (
            <li key={uuid} data-conversation={uuid}>
              <ConversationItem
                entry={entry}
                reader={reader}
                href={hrefOf(uuid)}
                isCurrent={uuid === currentUuid}
                now={now}
              />
            </li>
          )
        })}
      </ul>
      {hasMore && (
        <div className={styles['more']}>
          <LoadMore
            label={t('Show earlier')}
            status={shown.length === 1 ? t('1 shown') : t('{number} shown', { number: formatNumber(shown.length) })}
            hasMore
            isLoading={isLoadingMore}
            onLoadMore={onLoadMore}
          />
        </div>
      )}
    </>
  )
}
