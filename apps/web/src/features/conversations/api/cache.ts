import type {
  BadgeCountsWire,
  ConversationListWire,
  ConversationWire,
  MessageWire,
} from '@guildhall/rest-contract/client'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { conversationsKeys } from './keys.ts'

export type ListPages = InfiniteData<ConversationListWire, string | null>
export type ConversationPages = InfiniteData<ConversationWire, string | null>
export type ConversationCounts = ConversationListWire['counts']

type Change = (wire: ConversationWire) => ConversationWire

/** Updates a conversation wherever it is cached: in the list, and as the open conversation. */
export const patchConversation = (queries: QueryClient, uuid: string, change: Change): void => {
  queries.setQueryData<ListPages>(conversationsKeys.list, (list) =>
    list === undefined
      ? undefined
      : {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            conversations: page.conversations.map((wire) => (wire.uuid === uuid ? change(wire) : wire)),
          })),
        },
  )
  queries.setQueryData<ConversationPages>(conversationsKeys.conversation(uuid), (open) =>
    open === undefined ? undefined : { ...open, pages: open.pages.map(change) },
  )
}

/** Appends an incoming message to its open conversation, without duplicates. */
export const addMessage = (queries: QueryClient, message: MessageWire): void => {
  queries.setQueryData<ConversationPages>(conversationsKeys.conversation(message.conversation_uuid), (open) => {
    const [newest, ...older] = open?.pages ?? []
    if (open === undefined || newest === undefined) return open
    if (newest.messages.some(({ uuid }) => uuid === message.uuid)) return open
    return { ...open, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] }
  })
}

/** Refetches the inbox and one conversation. */
export const refreshConversation = (queries: QueryClient, uuid: string): void => {
  void queries.invalidateQueries({ queryKey: conversationsKeys.inbox })
  void queries.invalidateQueries({ queryKey: conversationsKeys.conversation(uuid) })
}

/** Updates the cached counts of conversations, if there are any. */
export const patchCounts = (queries: QueryClient, change: (counts: ConversationCounts) => ConversationCounts): void => {
  queries.setQueryData<BadgeCountsWire>(conversationsKeys.counts, (counts) => {
    if (counts === undefined) return undefined
    const { pendingRequests, unread } = change({
      unread: counts.unreadConversations,
      pendingRequests: counts.pendingRequests,
    })
    return { ...counts, unreadConversations: unread, pendingRequests }
  })
}
