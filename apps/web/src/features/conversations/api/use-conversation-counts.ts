import type { BadgeCountsWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import type { ConversationCounts } from './cache.ts'
import { useSession } from '../../session/index.ts'
import { conversationsKeys } from './keys.ts'

const none: BadgeCountsWire = {
  unreadConversations: 0,
  pendingRequests: 0,
  unreadNotifications: 0,
  unreadSystemMessages: 0,
}

/** The counts of all badges: every place shows the same one, and the channel's events refetch only this small call. */
export function useBadgeCounts(): BadgeCountsWire {
  const isVerified = useSession()?.user.emailVerified !== false
  const { data } = useQuery({
    queryKey: conversationsKeys.counts,
    enabled: isVerified,
    queryFn: async ({ signal }) => orThrow(await api.readBadgeCounts(undefined, { signal })),
  })
  return data ?? none
}

/** The number of conversations with unread messages, and of requests that wait for an answer. */
export function useConversationCounts(): ConversationCounts {
  const { pendingRequests, unreadConversations } = useBadgeCounts()
  return { unread: unreadConversations, pendingRequests }
}
