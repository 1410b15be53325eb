import type { BadgeCountsWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import type { ConversationCounts } from './cache.ts'
import { conversationsKeys } from './keys.ts'

const none: BadgeCountsWire = {
  unreadConversations: 0,
  pendingRequests: 0,
  unreadNotifications: 0,
  unreadSystemMessages: 0,
}

/** What is new to the reader: one figure for every place that shows it, and one small call that the channel's events repeat. */
export function useBadgeCounts(): BadgeCountsWire {
  const { data } = useQuery({
    queryKey: conversationsKeys.counts,
    queryFn: async ({ signal }) => orThrow(await api.readBadgeCounts(undefined, { signal })),
  })
  return data ?? none
}

/** How many conversations have something unread, and how many requests wait for an answer. */
export function useConversationCounts(): ConversationCounts {
  const { pendingRequests, unreadConversations } = useBadgeCounts()
  return { unread: unreadConversations, pendingRequests }
}
