import { type InboxEntry, type Message, toSearchTerms } from '@guildhall/domain/conversations'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { ConversationReader } from '../reader.ts'
import { entryFromWire, messageFromWire } from './from-wire.ts'
import { conversationsKeys } from './keys.ts'

const resultsAPage = 30

/** A conversation that a search found, and the message with the words; null if they are in the name or the offer. */
export interface SearchResult {
  readonly entry: InboxEntry
  readonly message: Message | null
}

/** The results loaded so far. */
export interface SearchResultList {
  readonly results: readonly SearchResult[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

/** Searches conversations; the results of the text before stay until those of the new one are there. Rule: CONV-68. */
export function useConversationSearch(text: string, side: ConversationReader['side']): Loadable<SearchResultList> {
  const words = toSearchTerms(text).join(' ')
  const query = useInfiniteQuery({
    queryKey: conversationsKeys.search(words),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => {
      const sent = {
        query: { q: text, limit: resultsAPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }
      return orThrow(await api.searchConversations(sent, { signal }))
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const results = useMemo(
    () =>
      data?.pages
        .flatMap((page) => page.results)
        .map(({ conversation, message }) => ({
          entry: entryFromWire(conversation, side),
          message: message === null ? null : messageFromWire(message),
        })),
    [data, side],
  )
  const list = results && {
    results,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    onLoadMore: () => void fetchNextPage(),
  }
  return toLoadable({ ...query, data: list })
}
