import type { MessageFile } from '@guildhall/domain/conversations'
import { t } from '../../../shared/i18n/index.ts'

/** A message that is being sent, or failed. `clientId` makes a retry idempotent. Rules: CONV-41, UI-34. */
export interface OutgoingMessage {
  readonly clientId: string
  readonly conversationUuid: string
  readonly body: string
  /** Files that are already uploaded. */
  readonly docs: readonly MessageFile[]
  readonly state: 'sending' | 'failed'
  /** Why it failed, as text. */
  readonly reason: string | null
  readonly at: Date
}

export interface OutboxDeps {
  /** Null once it is delivered, else why not. */
  readonly deliver: (message: OutgoingMessage) => Promise<string | null>
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly storageKey: string
  readonly newId: () => string
  readonly now: () => Date
}

/** Stores messages until they are delivered, one after another, across reloads. */
export interface Outbox {
  readonly list: () => readonly OutgoingMessage[]
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (conversationUuid: string, body: string, docs?: readonly MessageFile[]) => void
  readonly retry: (clientId: string) => void
  /** Removes a message that failed, or that turned out to be delivered. */
  readonly discard: (clientId: string) => void
}

const CUT_OFF = t('The page was closed before this was sent.')

const readStored = ({ storage, storageKey }: OutboxDeps): readonly OutgoingMessage[] => {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? '[]') as readonly (Omit<OutgoingMessage, 'at' | 'docs'> & {
      readonly at: string
      readonly docs?: readonly MessageFile[]
    })[]
    return stored.map((message) => ({
      ...message,
      docs: message.docs ?? [],
      at: new Date(message.at),
      state: 'failed',
      reason: message.reason ?? CUT_OFF,
    }))
  } catch {
    return []
  }
}

/** Creates the outbox of one user in one browser. */
export const createOutbox = (deps: OutboxDeps): Outbox => {
  let messages = readStored(deps)
  let line: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  const change = (next: readonly OutgoingMessage[]): void => {
    messages = next
    try {
      deps.storage.setItem(deps.storageKey, JSON.stringify(messages))
    } catch {
      // Without storage, messages can still be sent.
    }
    for (const listener of listeners) listener()
  }
  const without = (clientId: string) => messages.filter((message) => message.clientId !== clientId)
  const put = (changed: OutgoingMessage): void =>
    change(messages.map((message) => (message.clientId === changed.clientId ? changed : message)))

  const queue = (message: OutgoingMessage): void => {
    line = line.then(async () => {
      const reason = await deps.deliver(message)
      if (reason === null) change(without(message.clientId))
      else put({ ...message, state: 'failed', reason })
    })
  }

  return {
    list: () => messages,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (conversationUuid, body, docs = []) => {
      const message: OutgoingMessage = {
        clientId: deps.newId(),
        conversationUuid,
        body,
        docs,
        state: 'sending',
        reason: null,
        at: deps.now(),
      }
      change([...messages, message])
      queue(message)
    },
    retry: (clientId) => {
      const failed = messages.find((message) => message.clientId === clientId && message.state === 'failed')
      if (failed === undefined) return
      const again: OutgoingMessage = { ...failed, state: 'sending', reason: null }
      change([...without(clientId), again])
      queue(again)
    },
    discard: (clientId) => {
      if (messages.some((message) => message.clientId === clientId)) change(without(clientId))
    },
  }
}
