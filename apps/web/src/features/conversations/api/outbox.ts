import type { MessageFile } from '@guildhall/domain/conversations'

/**
 * A message that is being sent, waits for the connection, or was refused. `clientId` makes a retry idempotent. Rules: CONV-41, UI-34.
 */
export interface OutgoingMessage {
  readonly clientId: string
  readonly conversationUuid: string
  readonly body: string
  /** Files that are already uploaded. */
  readonly docs: readonly MessageFile[]
  readonly state: 'sending' | 'waiting' | 'failed'
  /** Why it was refused, as text. */
  readonly reason: string | null
  readonly at: Date
}

/** What became of a message: delivered, not sent because there is no connection, or refused by the server. */
export type Delivery =
  | { readonly state: 'delivered' | 'offline' }
  | { readonly state: 'refused'; readonly reason: string }

export interface OutboxDeps {
  readonly deliver: (message: OutgoingMessage) => Promise<Delivery>
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
  /** Sends what waits for the connection, in the order of writing: after a reload, and when the connection is back. */
  readonly resume: () => void
  /** Removes a message that waits or failed, or that turned out to be delivered. */
  readonly discard: (clientId: string) => void
}

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
      state: message.state === 'failed' ? 'failed' : 'waiting',
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
      const delivery = await deps.deliver(message)
      if (delivery.state === 'delivered') change(without(message.clientId))
      else if (delivery.state === 'refused') put({ ...message, state: 'failed', reason: delivery.reason })
      else put({ ...message, state: 'waiting' })
    })
  }

  const resume = (): void => {
    const waiting = messages.filter(({ state }) => state === 'waiting')
    if (waiting.length === 0) return
    change(messages.map((message) => (message.state === 'waiting' ? { ...message, state: 'sending' } : message)))
    for (const message of waiting) queue({ ...message, state: 'sending' })
  }

  return {
    list: () => messages,
    resume,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (conversationUuid, body, docs = []) => {
      // What was written before goes before it.
      resume()
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
      const failed = messages.find((message) => message.clientId === clientId && message.state !== 'sending')
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
