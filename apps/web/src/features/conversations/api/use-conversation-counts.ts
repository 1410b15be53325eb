import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type ConversationCounts, countsKey } from './cache.ts'

const none: ConversationCounts = { unread: 0, pendingRequests: 0 }

/** How many conversations have something unread, and how many requests wait for an answer: one figure for every place that shows it. */
export function useConversationCounts(): ConversationCounts {
  const { data } = useQuery({
    queryKey: countsKey,
    queryFn: async ({ signal }) => orThrow(await api.listConversations({ query: { limit: 1 } }, { signal })).counts,
  })
  return data ?? none
}
