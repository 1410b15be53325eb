import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Link } from '@guildhall/ui-kit/Link'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Heading } from '@guildhall/ui-kit/Text'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { NotificationItem, type NotificationView } from './NotificationItem.tsx'
import styles from './NotificationPanel.module.css'
import { t } from '../../../../shared/i18n/index.ts'
import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'

/** The notifications loaded so far, newest first. */
export interface NotificationList {
  readonly notifications: readonly NotificationView[]
  readonly unread: number
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

export interface NotificationPanelProps {
  readonly list: Loadable<NotificationList>
  readonly hrefOf: (notification: NotificationView) => string | null
  readonly now: Date
  readonly onOpen: (uuid: string) => void
  readonly onReadAll: () => void
  /** The heading level of the title: 1 on a page, 2 in a panel. */
  readonly level?: 1 | 2
}

const widths = [72, 54, 66, 48]

const Contents = ({ list, hrefOf, now, onOpen }: Omit<NotificationPanelProps, 'onReadAll' | 'level'>) => {
  if (list.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading notifications')}>
        {widths.map((width) => (
          <div key={width} className={styles['notice']}>
            <Skeleton variant="avatar-sm" />
            <Skeleton width={`${width}%`} />
            <Skeleton width={40} />
          </div>
        ))}
      </SkeletonGroup>
    )
  }
  if (list.state === 'failed') {
    return (
      <div className={styles['state']}>
        <EmptyState
          isFlush
          title={t('Notifications did not load')}
          actions={<Button onPress={list.onRetry}>{t('Try again')}</Button>}
        >
          {list.message}
        </EmptyState>
      </div>
    )
  }
  const { notifications, hasMore, isLoadingMore, onLoadMore } = list.value
  if (notifications.length === 0) {
    return (
      <div className={styles['state']}>
        <EmptyState
          isFlush
          illustration="letters"
          title={t('Nothing yet')}
          actions={<LinkButton href="/settings/notifications">{t('Choose what you get by mail')}</LinkButton>}
        >
          {t('Requests, answers and messages are told here.')}
        </EmptyState>
      </div>
    )
  }
  const unreadFirst = notifications.toSorted((a, b) => Number(a.readAt !== null) - Number(b.readAt !== null))
  return (
    <>
      <ul>
        {unreadFirst.map((notification) => (
          <li key={notification.uuid}>
            <NotificationItem
              notification={notification}
              href={hrefOf(notification)}
              now={now}
              onOpen={() => onOpen(notification.uuid)}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles['state']}>
          <LoadMore
            label={t('Show earlier')}
            status={t('{number} shown', { number: formatNumber(notifications.length) })}
            hasMore
            isLoading={isLoadingMore}
            onLoadMore={onLoadMore}
          />
        </div>
      )}
    </>
  )
}

/** The notifications, unread ones first, each with a link to its subject. Rules: NOTE-3, NOTE-7. */
export const NotificationPanel = ({ onReadAll, level = 2, ...contents }: NotificationPanelProps) => {
  const { list } = contents
  const unread = list.state === 'ready' ? list.value.unread : 0
  return (
    <section className={styles['panel']} aria-label={t('Notifications')}>
      <header className={styles['head']}>
        <Heading level={level} variant={level === 1 ? 'title' : 'heading'}>
          {t('Notifications')}
        </Heading>
        {unread > 0 && (
          <Button variant="quiet" size="sm" onPress={onReadAll}>
            {t('Mark all read')}
          </Button>
        )}
      </header>
      <PanelBoundary>
        <Contents {...contents} />
      </PanelBoundary>
      <footer className={styles['foot']}>
        <Link href="/settings/notifications">{t('What reaches you')}</Link>
      </footer>
    </section>
  )
}
