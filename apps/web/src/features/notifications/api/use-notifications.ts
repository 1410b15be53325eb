import type { NotificationWire } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { conversationsKeys } from '../../conversations/index.ts'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { NotificationList, NotificationView } from '../components/NotificationPanel/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import { notificationsKeys } from './keys.ts'

const aPage = 30

interface Page {
  readonly notifications: readonly NotificationWire[]
  readonly unread: number
  readonly next_cursor: string | null
}

/** Maps a notification from the wire to the view. The wire has whether it was read, but not when. */
export const notificationFromWire = (wire: NotificationWire): NotificationView => {
  const createdAt = new Date(wire.createdAt)
  return {
    uuid: wire.uuid,
    type: wire.type,
    text: wire.text,
    conversationUuid: wire.conversationUuid,
    readAt: wire.read ? createdAt : null,
    createdAt,
  }
}

export interface Notifications {
  readonly list: Loadable<NotificationList>
  readonly onOpen: (uuid: string) => void
  readonly onReadAll: () => void
}

/** The user's notifications in pages, and the mutations that mark them read: in the cache first, then on the server. Rules: NOTE-3, UI-20. */
export function useNotifications(): Notifications {
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: notificationsKeys.list,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const sent = { query: { limit: aPage, ...(pageParam === null ? {} : { cursor: pageParam }) } }
      return orThrow(await api.listNotifications(sent, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const notifications = useMemo(
    () => data?.pages.flatMap((page) => page.notifications.map(notificationFromWire)),
    [data],
  )
  const list = notifications && {
    notifications,
    unread: data?.pages[0]?.unread ?? 0,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onLoadMore: () => void fetchNextPage(),
  }

  const markHere = (uuid: string | null): void => {
    const markPage = (page: Page): Page => ({
      ...page,
      unread: uuid === null ? 0 : Math.max(0, page.unread - 1),
      notifications: page.notifications.map((wire) =>
        uuid === null || wire.uuid === uuid ? { ...wire, read: true } : wire,
      ),
    })
    queries.setQueryData<InfiniteData<Page, string | null>>(
      notificationsKeys.list,
      (kept) => kept && { ...kept, pages: kept.pages.map(markPage) },
    )
  }
  /** Marks one notification, or all (null): in the cache, then by one call; list and counts are read again. */
  const mark = async (uuid: string | null): Promise<void> => {
    markHere(uuid)
    const answer =
      uuid === null ? await api.markAllNotificationsRead() : await api.markNotificationRead({ params: { id: uuid } })
    void queries.invalidateQueries({ queryKey: notificationsKeys.list })
    void queries.invalidateQueries({ queryKey: conversationsKeys.counts })
    if (answer.ok || answer.status === 404) return
    toasts.show({
      text: t('Not marked as read. {message}', { message: answer.message }),
      tone: 'danger',
      action: { label: t('Retry'), onAction: () => void mark(uuid) },
    })
  }

  const isUnread = (uuid: string): boolean =>
    notifications?.some((notification) => notification.uuid === uuid && notification.readAt === null) ?? false
  return {
    list: toLoadable({ ...query, data: list }),
    onOpen: (uuid) => {
      if (isUnread(uuid)) void mark(uuid)
    },
    onReadAll: () => void mark(null),
  }
}
