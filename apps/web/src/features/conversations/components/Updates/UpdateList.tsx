import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { UpdateListState } from '../../update.ts'
import { ListSkeleton } from '../ConversationList/index.ts'
import { UpdateItem } from './UpdateItem.tsx'
import styles from './Updates.module.css'

export interface UpdateListProps {
  readonly list: Loadable<UpdateListState>
  readonly isArchive?: boolean
  /** How many are unread, loaded or not. */
  readonly unread: number
  readonly currentUuid: string | null
  readonly hrefOf: (uuid: string) => string
  readonly now: Date
  readonly onReadAll: () => void
}

/** What the product wrote to its user, newest first, with its loading, error and empty states. Rule: NOTE-9. */
export const UpdateList = ({
  list,
  isArchive = false,
  unread,
  currentUuid,
  hrefOf,
  now,
  onReadAll,
}: UpdateListProps) => {
  if (list.state === 'loading') return <ListSkeleton label={t('Loading updates')} />
  if (list.state === 'failed') {
    return (
      <EmptyState
        isFlush
        headingLevel={2}
        className={styles['state']}
        title={t('Your updates did not load')}
        actions={<Button onPress={list.onRetry}>{t('Try again')}</Button>}
      >
        {list.message}
      </EmptyState>
    )
  }
  const { updates, hasMore, isLoadingMore, onLoadMore } = list.value
  if (updates.length === 0 && !hasMore) {
    return (
      <div className={styles['state']}>
        {isArchive ? (
          <EmptyState isFlush title={t('Nothing archived')}>
            {t('Updates that you archive are kept here.')}
          </EmptyState>
        ) : (
          <EmptyState
            isFlush
            illustration="letters"
            title={t('No updates')}
            actions={<LinkButton href="/settings/notifications">{t('What reaches you')}</LinkButton>}
          >
            {t('What Guildhall has to tell you about your account stands here.')}
          </EmptyState>
        )}
      </div>
    )
  }
  return (
    <>
      {unread > 0 && !isArchive && (
        <div className={styles['tools']}>
          <Button variant="quiet" size="sm" onPress={onReadAll}>
            {t('Mark all read')}
          </Button>
        </div>
      )}
      <ul aria-label={isArchive ? t('Archived updates') : t('Updates')}>
        {updates.map((update) => (
          <li key={update.uuid} data-conversation={update.uuid}>
            <UpdateItem update={update} href={hrefOf(update.uuid)} isCurrent={update.uuid === currentUuid} now={now} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles['state']}>
          <LoadMore
            label={t('Show earlier')}
            status={t('{number} shown', { number: formatNumber(updates.length) })}
            hasMore
            isLoading={isLoadingMore}
            onLoadMore={onLoadMore}
          />
        </div>
      )}
    </>
  )
}
