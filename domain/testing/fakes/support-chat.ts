import type { SupportChatPerson, SupportChatWidget } from '../../src/moderation/index.ts'

/** A window that becomes ready when the test says so, and what its provider has learnt. */
export interface FakeSupportChat {
  readonly widget: SupportChatWidget
  becomeReady(): void
  attempts(): number
  /** Whether somebody waits for it to become ready. */
  isLoading(): boolean
  /** Who was told to the provider, in order. */
  people(): readonly SupportChatPerson[]
  isOpen(): boolean
  /** Whether the browser still keeps the conversation of somebody. */
  remembers(): boolean
}

/** A support chat in memory. */
export const fakeSupportChat = (): FakeSupportChat => {
  const listeners = new Set<() => void>()
  const people: SupportChatPerson[] = []
  let attempts = 0
  let isReady = false
  let isLoading = false
  let isOpen = false
  let known: SupportChatPerson | null = null
  return {
    widget: {
      connect: (person) => {
        attempts += 1
        if (!isReady) {
          isLoading = true
          return false
        }
        if (known?.identifier !== person.identifier) people.push(person)
        known = person
        return true
      },
      whenReady: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      open: () => {
        isOpen = isReady
      },
      end: () => {
        isReady = false
        isOpen = false
        known = null
      },
    },
    becomeReady: () => {
      isReady = true
      isLoading = false
      for (const listener of listeners) listener()
    },
    attempts: () => attempts,
    isLoading: () => isLoading,
    people: () => people,
    isOpen: () => isOpen,
    remembers: () => known !== null,
  }
}
