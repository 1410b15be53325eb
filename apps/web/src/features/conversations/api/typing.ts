import { TYPING_SHOWN_MS, TYPING_SIGNAL_EVERY_MS } from '@guildhall/domain/conversations'

/** In which conversations the other side is typing, in this page alone. Rule: CONV-50. */
export interface TypingState {
  /** The other side typed: true for the next seconds. */
  readonly note: (conversationUuid: string) => void
  /** The other side sent what they typed. */
  readonly end: (conversationUuid: string) => void
  readonly isTyping: (conversationUuid: string) => boolean
  readonly subscribe: (listener: () => void) => () => void
}

export function createTypingState(): TypingState {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const end = (conversationUuid: string): void => {
    clearTimeout(timers.get(conversationUuid))
    if (timers.delete(conversationUuid)) tell()
  }
  return {
    note: (conversationUuid) => {
      clearTimeout(timers.get(conversationUuid))
      timers.set(
        conversationUuid,
        setTimeout(() => end(conversationUuid), TYPING_SHOWN_MS),
      )
      tell()
    },
    end,
    isTyping: (conversationUuid) => timers.has(conversationUuid),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether the next keystroke is to be told, after an earlier one that was; times in ms. Rule: CONV-50. */
export const isSignalDue = (now: number, toldAt: number | null): boolean =>
  toldAt === null || now - toldAt >= TYPING_SIGNAL_EVERY_MS
