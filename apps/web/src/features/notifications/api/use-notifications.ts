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

  const markHere = (uuids: ReadonlySet<string>): void => {
    queries.setQueryData<InfiniteData<Page, string | null>>(notificationsKeys.list, (kept) =>
      kept === undefined
        ? undefined
        : {
            ...kept,
            pages: kept.pages.map((page) => ({
              ...page,
              unread: Math.max(0, page.unread - uuids.size),
              notifications: page.notifications.map((wire) => (uuids.has(wire.uuid) ? { ...wire, read: true } : wire)),
            })),
          },
    )
  }
  const mark = async (uuids: readonly string[]): Promise<void> => {
    markHere(new Set(uuids))
    const answers = await Promise.all(uuids.map((id) => api.markNotificationRead({ params: { id } })))
    const refused = answers.find((answer) => !answer.ok && answer.status !== 404)
    void queries.invalidateQueries({ queryKey: notificationsKeys.list })
    void queries.invalidateQueries({ queryKey: conversationsKeys.counts })
    if (refused === undefined || refused.ok) return
    toasts.show({
      text: t('Not marked as read. {message}', { message: refused.message }),
      tone: 'danger',
      action: { label: t('Retry'), onAction: () => void mark(uuids) },
    })
  }

  const unread = notifications?.filter(({ readAt }) => readAt === null).map(({ uuid }) => uuid) ?? []
  return {
    list: toLoadable({ ...query, data: list }),
    onOpen: (uuid) => {
      if (unread.includes(uuid)) void mark([uuid])
    },
    onReadAll: () => void mark(unread),
  }
}
