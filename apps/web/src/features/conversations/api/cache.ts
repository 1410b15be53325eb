import type {
  BadgeCountsWire,
  ConversationListWire,
  ConversationWire,
  MessageWire,
} from '@guildhall/rest-contract/client'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

export type ListPages = InfiniteData<ConversationListWire, string | null>
export type ConversationPages = InfiniteData<ConversationWire, string | null>
export type ConversationCounts = ConversationListWire['counts']

export const conversationsKey = ['conversations'] as const
export const listKey = ['conversations', 'list'] as const
/** Below the conversations: what makes them stale changes the counts, too. */
export const badgeCountsKey = ['conversations', 'counts'] as const
export const conversationKey = (uuid: string) => ['conversation', uuid] as const

type Change = (wire: ConversationWire) => ConversationWire

/** Changes a conversation wherever it is kept: in the list, and open on the screen. */
export const patchConversation = (queries: QueryClient, uuid: string, change: Change): void => {
  queries.setQueryData<ListPages>(listKey, (list) =>
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
  queries.setQueryData<ConversationPages>(conversationKey(uuid), (open) =>
    open === undefined ? undefined : { ...open, pages: open.pages.map(change) },
  )
}

/** Puts a message that arrived at the end of its open conversation, once. */
export const addMessage = (queries: QueryClient, message: MessageWire): void => {
  queries.setQueryData<ConversationPages>(conversationKey(message.conversation_uuid), (open) => {
    const [newest, ...older] = open?.pages ?? []
    if (open === undefined || newest === undefined) return open
    if (newest.messages.some(({ uuid }) => uuid === message.uuid)) return open
    return { ...open, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] }
  })
}

/** Reads the inbox and one conversation again. */
export const refreshConversation = (queries: QueryClient, uuid: string): void => {
  void queries.invalidateQueries({ queryKey: conversationsKey })
  void queries.invalidateQueries({ queryKey: conversationKey(uuid) })
}

/** Changes the counts of conversations, where they have been read. */
export const patchCounts = (queries: QueryClient, change: (counts: ConversationCounts) => ConversationCounts): void => {
  queries.setQueryData<BadgeCountsWire>(badgeCountsKey, (counts) => {
    if (counts === undefined) return undefined
    const { pendingRequests, unread } = change({
      unread: counts.unreadConversations,
      pendingRequests: counts.pendingRequests,
    })
    return { ...counts, unreadConversations: unread, pendingRequests }
  })
}
