import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../shared/api/client.ts'
import { patchConversation, patchCounts, refreshConversation } from './cache.ts'
import type { OpenConversation } from './from-wire.ts'
import { t } from '../../../shared/i18n/index.ts'

const READ_MARK_DELAY_MS = 1_000

/**
 * Marks an open conversation as read after it was visible for one second: optimistic, then on the server, up to the newest message that
 * was shown. A failure is rolled back, with a message and Retry, and is not retried automatically. Rule: CONV-46.
 */
export function useMarkRead(open: OpenConversation | null): void {
  const queries = useQueryClient()
  const newest = open?.messages.items.at(-1)
  const conversationUuid = open?.entry.conversation.uuid
  const isUnread = (open?.entry.unreadCount ?? 0) > 0
  const messageUuid = isUnread ? newest?.uuid : undefined
  const sequence = newest?.sequence ?? 0
  const refused = useRef<string | null>(null)

  useEffect(() => {
    if (messageUuid === undefined || conversationUuid === undefined) return undefined
    if (messageUuid === refused.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const mark = async (): Promise<void> => {
      patchConversation(queries, conversationUuid, (wire) => ({ ...wire, unreadCount: 0, readByMe: sequence }))
      patchCounts(queries, (counts) => ({ ...counts, unread: Math.max(0, counts.unread - 1) }))
      const answer = await api.markMessageRead({ params: { uuid: messageUuid } })
      if (answer.ok) return
      refused.current = messageUuid
      refreshConversation(queries, conversationUuid)
      toasts.show({
        text: t('Not marked as read. {message}', { message: answer.message }),
        tone: 'danger',
        action: { label: t('Retry'), onAction: () => void mark() },
      })
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
