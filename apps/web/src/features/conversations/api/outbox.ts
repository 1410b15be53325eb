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

/** Stores messages until they are delivered, one after another, across reloads and for all tabs. */
export interface Outbox {
  readonly list: () => readonly OutgoingMessage[]
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (conversationUuid: string, body: string, docs?: readonly MessageFile[]) => void
  readonly retry: (clientId: string) => void
  /** Reads the stored messages again, because another tab has changed them. */
  readonly refresh: () => void
  /** Sends what waits for the connection, in the order of writing: after a reload, and when the connection is back. */
  readonly resume: () => void
  /** Removes a message that waits or failed, or that turned out to be delivered. */
  readonly discard: (clientId: string) => void
}

const messageStates: readonly unknown[] = ['sending', 'waiting', 'failed'] satisfies readonly OutgoingMessage['state'][]

/** A stored message; null if it is none. Storage may hold what an older version, an extension or a hand has written. */
function readMessage(stored: unknown): OutgoingMessage | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { clientId, conversationUuid, body, docs, state, reason, at } = stored as Partial<
    Record<keyof OutgoingMessage, unknown>
  >
  const isWritten = typeof clientId === 'string' && typeof conversationUuid === 'string' && typeof body === 'string'
  if (!isWritten || !messageStates.includes(state) || typeof at !== 'string' || Number.isNaN(Date.parse(at)))
    return null
  return {
    clientId,
    conversationUuid,
    body,
    docs: Array.isArray(docs) ? (docs as readonly MessageFile[]) : [],
    state: state as OutgoingMessage['state'],
    reason: typeof reason === 'string' ? reason : null,
    at: new Date(at),
  }
}

/** Each message is read by itself: one that cannot be read does not take the others with it. */
const readStored = ({ storage, storageKey }: OutboxDeps): readonly OutgoingMessage[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.map(readMessage).filter((message) => message !== null) : []
  } catch {
    return []
  }
}

type Edit = (stored: readonly OutgoingMessage[]) => readonly OutgoingMessage[]

/**
 * Creates the outbox of one user in one tab. The tabs of a browser share the stored list: each change is made to what is stored now, or the tabs
 * would overwrite each other's messages. Two tabs may send the same message; its `clientId` makes that one.
 */
export const createOutbox = (deps: OutboxDeps): Outbox => {
  // After a reload nothing is being sent any more.
  let messages = readStored(deps).map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' as const } : one))
  let isStored = true
  let line: Promise<void> = Promise.resolve()
  const underway = new Set<string>()
  const listeners = new Set<() => void>()

  const readCurrent = (): readonly OutgoingMessage[] =>
    (isStored ? readStored(deps) : messages).map((message) =>
      underway.has(message.clientId) ? { ...message, state: 'sending', reason: null } : message,
    )
  const show = (next: readonly OutgoingMessage[]): void => {
    messages = [...next]
    for (const listener of listeners) listener()
  }
  const change = (edit: Edit): void => {
    const next = edit(readCurrent())
    try {
      deps.storage.setItem(deps.storageKey, JSON.stringify(next))
      isStored = true
    } catch {
      // Without storage, messages can still be sent.
      isStored = false
    }
    show(next)
  }
  const without =
    (clientId: string): Edit =>
    (stored) =>
      stored.filter((message) => message.clientId !== clientId)
  const put =
    (changed: OutgoingMessage): Edit =>
    (stored) =>
      stored.map((message) => (message.clientId === changed.clientId ? changed : message))

  const queue = (message: OutgoingMessage): void => {
    line = line.then(async () => {
      const delivery = await deps.deliver(message)
      underway.delete(message.clientId)
      if (delivery.state === 'delivered') change(without(message.clientId))
      else if (delivery.state === 'refused') change(put({ ...message, state: 'failed', reason: delivery.reason }))
      else change(put({ ...message, state: 'waiting' }))
    })
  }
  const resume = (states: readonly OutgoingMessage['state'][]): void => {
    const left = readCurrent().filter(({ clientId, state }) => states.includes(state) && !underway.has(clientId))
    if (left.length === 0) return
    for (const { clientId } of left) underway.add(clientId)
    change((stored) => stored)
    for (const message of left) queue({ ...message, state: 'sending' })
  }

  return {
    list: () => messages,
    refresh: () => show(readCurrent()),
    // What another tab was sending when it was closed is sent, too.
    resume: () => resume(['waiting', 'sending']),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (conversationUuid, body, docs = []) => {
      // What was written before goes before it.
      resume(['waiting'])
      const message: OutgoingMessage = {
        clientId: deps.newId(),
        conversationUuid,
        body,
        docs,
        state: 'sending',
        reason: null,
        at: deps.now(),
      }
      underway.add(message.clientId)
      change((stored) => [...stored, message])
      queue(message)
    },
    retry: (clientId) => {
      const failed = messages.find((message) => message.clientId === clientId && message.state !== 'sending')
      if (failed === undefined) return
      const again: OutgoingMessage = { ...failed, state: 'sending', reason: null }
      underway.add(clientId)
      change((stored) => [...without(clientId)(stored), again])
      queue(again)
    },
    discard: (clientId) => {
      if (messages.some((message) => message.clientId === clientId)) change(without(clientId))
    },
  }
}
