import { READ_MARK_DELAY_MS } from '@guildhall/domain/shared'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../api.ts'
import { type ConversationCounts, countsKey, patchConversation, refreshConversation } from './cache.ts'
import type { OpenConversation } from './from-wire.ts'

/**
 * Marks an open conversation read after one second in sight: at once on this screen, then on the server, up to the newest message that
 * was shown. Source: product-spec §4 Conversations, §9 Timings.
 */
export function useMarkRead(open: OpenConversation | null): void {
  const queries = useQueryClient()
  const newest = open?.messages.items.at(-1)
  const conversationUuid = open?.entry.conversation.uuid
  const isUnread = (open?.entry.unreadCount ?? 0) > 0
  const messageUuid = isUnread ? newest?.uuid : undefined
  const sequence = newest?.sequence ?? 0

  useEffect(() => {
    if (messageUuid === undefined || conversationUuid === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const mark = async (): Promise<void> => {
      patchConversation(queries, conversationUuid, (wire) => ({ ...wire, unreadCount: 0, readByMe: sequence }))
      queries.setQueryData<ConversationCounts>(
        countsKey,
        (counts) => counts && { ...counts, unread: Math.max(0, counts.unread - 1) },
      )
      const answer = await api.markMessageRead({ params: { uuid: messageUuid } })
      if (!answer.ok) refreshConversation(queries, conversationUuid)
    }
    const watch = (): void => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => void mark(), READ_MARK_DELAY_MS)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [messageUuid, conversationUuid, sequence, queries])
}
