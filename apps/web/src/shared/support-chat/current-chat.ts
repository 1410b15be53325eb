import type { SupportChatWidget } from '@guildhall/domain/moderation'
import { forgetKeptPerson } from './kept-person.ts'

interface CurrentChat {
  readonly widget: SupportChatWidget
  readonly isReady: boolean
}

let current: CurrentChat | null = null
const listeners = new Set<() => void>()

/** Says which chat this page has, and whether somebody can chat; null for none. */
export function setCurrentChat(chat: CurrentChat | null): void {
  current = chat
  for (const listener of listeners) listener()
}

/** The chat that can be opened now; null if there is none, or none yet. Rule: MOD-10. */
export const readReadyChat = (): SupportChatWidget | null => (current?.isReady === true ? current.widget : null)

/** Calls back after each change; returns how to stop that. */
export function subscribeToChat(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ends the chat of this page and forgets who had it. Rule: MOD-11. */
export function endCurrentChat(): void {
  current?.widget.end()
  forgetKeptPerson()
  setCurrentChat(null)
}
