import type { SystemMessageWire } from '@guildhall/rest-contract/client'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, mapLoadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { Update, UpdateListState } from '../update.ts'
import { conversationsKeys } from './keys.ts'
import { findUpdate } from './update-cache.ts'

const updatesAPage = 30

/** Converts a system message of the wire. */
export const updateFromWire = (wire: SystemMessageWire): Update => ({
  uuid: wire.uuid,
  type: wire.type,
  title: wire.title,
  body: wire.body,
  link: wire.link,
  isRead: wire.read,
  isArchived: wire.archived,
  createdAt: new Date(wire.createdAt),
})

/** The user's updates, or the archived ones, in pages, newest first. Rule: NOTE-9. */
export function useUpdates(isArchived: boolean): Loadable<UpdateListState> {
  const query = useInfiniteQuery({
    queryKey: conversationsKeys.updateList(isArchived),
    queryFn: async ({ pageParam, signal }) => {
      const sent = {
        query: { archived: isArchived, limit: updatesAPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }
      return orThrow(await api.listSystemMessages(sent, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const updates = useMemo(
    () =>
      data?.pages
        .flatMap((page) => page.systemMessages)
        // What was put elsewhere a moment ago leaves at once.
        .filter(({ archived }) => archived === isArchived)
        .map(updateFromWire),
    [data, isArchived],
  )
  const list = updates && {
    updates,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onLoadMore: () => void fetchNextPage(),
  }
  return toLoadable({ ...query, data: list })
}

/** One update, at once if a list has it. Rule: NOTE-9. */
export function useUpdate(uuid: string): Loadable<Update> {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: conversationsKeys.update(uuid),
    queryFn: async ({ signal }) => orThrow(await api.readSystemMessage({ params: { uuid } }, { signal })).systemMessage,
    initialData: () => findUpdate(queries, uuid),
    // What the list had is read again.
    initialDataUpdatedAt: 0,
  })
  return mapLoadable(toLoadable(query), updateFromWire)
}
