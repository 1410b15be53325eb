import type { InboxEntry } from '@guildhall/domain/conversations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { patchCounts } from './cache.ts'
import { entryFromWire, type OpenConversation, openConversationFromWire } from './from-wire.ts'
import { conversationsKeys } from './keys.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { ConversationReader } from '../reader.ts'

const entriesAPage = 50

/** The loaded part of the inbox, last changed first. */
export interface ConversationList {
  readonly entries: readonly InboxEntry[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

/** The user's inbox, paginated; each response also updates the counts, so that all places agree. */
export function useConversations(side: ConversationReader['side']): Loadable<ConversationList> {
  const query = useInfiniteQuery({
    queryKey: conversationsKeys.list,
    queryFn: async ({ pageParam, client, signal }) => {
      const sent = { query: { limit: entriesAPage, ...(pageParam === null ? {} : { cursor: pageParam }) } }
      const page = orThrow(await api.listConversations(sent, { signal }))
      patchCounts(client, () => page.counts)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const entries = useMemo(
    () => data?.pages.flatMap((page) => page.conversations).map((wire) => entryFromWire(wire, side)),
    [data, side],
  )
  const list = entries && {
    entries,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onLoadMore: () => void fetchNextPage(),
  }
  return toLoadable({ ...query, data: list })
}

/** The open conversation, and a function that loads older messages. */
export interface OpenConversationState {
  readonly conversation: Loadable<OpenConversation> | null
  /** No refetch is running: unread messages in it are really new. */
  readonly isFresh: boolean
  readonly hasOlder: boolean
  readonly isLoadingOlder: boolean
  readonly onLoadOlder: () => void
}

/** Loads one conversation, 30 messages at a time, newest first; null loads nothing. Rule: CONV-47. */
export function useOpenConversation(uuid: string | null, side: ConversationReader['side']): OpenConversationState {
  const query = useInfiniteQuery({
    queryKey: conversationsKeys.conversation(uuid ?? ''),
    enabled: uuid !== null,
    queryFn: async ({ pageParam, signal }) => {
      const sent = { params: { uuid: uuid ?? '' }, query: pageParam === null ? {} : { cursor: pageParam } }
      return orThrow(await api.readConversation(sent, { signal })).conversation
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const open = useMemo(() => (data === undefined ? null : openConversationFromWire(data.pages, side)), [data, side])
  return {
    conversation: uuid === null ? null : toLoadable({ ...query, data: open ?? undefined }),
    isFresh: !query.isFetching,
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    onLoadOlder: () => {
      if (!isFetchingNextPage && hasNextPage) void fetchNextPage()
    },
  }
}
