import { useCallback, useRef, useSyncExternalStore } from 'react'
import { api } from '../../../shared/api/client.ts'
import { createTypingState, isSignalDue } from './typing.ts'

const typing = createTypingState()

/** Applies an event of the channel to the typing state of the page. */
export function noteTyping({
  type,
  conversationUuid,
}: {
  readonly type: string
  readonly conversationUuid: string | null
}): void {
  if (conversationUuid === null) return
  if (type === 'typing') typing.note(conversationUuid)
  if (type === 'message-sent') typing.end(conversationUuid)
}

/** Whether the other side of a conversation is typing now. */
export const useIsTyping = (conversationUuid: string): boolean =>
  useSyncExternalStore(typing.subscribe, () => typing.isTyping(conversationUuid))

/** Tells the other side that the user is typing, at most every few seconds. A signal that fails is lost. */
export function useTypingSignal(conversationUuid: string): (text: string) => void {
  const toldAt = useRef<number | null>(null)
  return useCallback(
    (text) => {
      if (text.trim() === '' || !isSignalDue(Date.now(), toldAt.current)) return
      toldAt.current = Date.now()
      void api.notifyTyping({ params: { uuid: conversationUuid } })
    },
    [conversationUuid],
  )
}
