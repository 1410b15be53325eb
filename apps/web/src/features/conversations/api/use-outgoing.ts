import type { MessageFile } from '@guildhall/domain/conversations'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '../../../shared/api/client.ts'
import { outgoingPrefix } from '../../../shared/drafts/draft-prefixes.ts'
import { addMessage, refreshConversation } from './cache.ts'
import type { OpenConversation } from './from-wire.ts'
import { conversationsKeys } from './keys.ts'
import { createOutbox, type Outbox, type OutgoingMessage } from './outbox.ts'

const outboxes = new Map<string, Outbox>()

const outboxOf = (queries: QueryClient, accountUuid: string): Outbox => {
  const made = outboxes.get(accountUuid)
  if (made !== undefined) return made
  const storageKey = `${outgoingPrefix}${accountUuid}`
  const outbox = createOutbox({
    deliver: async ({ conversationUuid, body, docs, clientId }) => {
      const answer = await api.sendMessage({
        body: {
          conversation_uuid: conversationUuid,
          message: body,
          doc: null,
          docs: docs.map(({ url }) => url),
          client_id: clientId,
        },
      })
      if (answer.ok) {
        addMessage(queries, answer.value.newMessage)
        void queries.invalidateQueries({ queryKey: conversationsKeys.inbox })
        return { state: 'delivered' }
      }
      if (answer.status === 0) return { state: 'offline' }
      if (answer.status === 409 || answer.status === 403) refreshConversation(queries, conversationUuid)
      return { state: 'refused', reason: answer.errors['message']?.[0] ?? answer.errors['docs']?.[0] ?? answer.message }
    },
    storage: localStorage,
    storageKey,
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
  })
  outboxes.set(accountUuid, outbox)
  window.addEventListener('online', outbox.resume)
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) outbox.refresh()
  })
  outbox.resume()
  return outbox
}

/** Sends what the user wrote without a connection, on whatever page they are now. Rule: UI-34. */
export const resumeOutgoing = (queries: QueryClient, accountUuid: string): void =>
  outboxOf(queries, accountUuid).resume()

export interface Outgoing {
  readonly outgoing: readonly OutgoingMessage[]
  readonly onSend: (body: string, docs?: readonly MessageFile[]) => void
  readonly onRetry: (clientId: string) => void
  readonly onDiscard: (clientId: string) => void
}

/** The user's messages in a conversation that are not delivered yet. Delivered ones are left out, so that none appears twice. */
export function useOutgoing(accountUuid: string, uuid: string | null, open: OpenConversation | null): Outgoing {
  const queries = useQueryClient()
  const outbox = outboxOf(queries, accountUuid)
  const all = useSyncExternalStore(outbox.subscribe, outbox.list)
  const arrived = useMemo(() => new Set(open?.messages.items.map(({ clientId }) => clientId)), [open])
  const outgoing = useMemo(
    () => all.filter(({ conversationUuid, clientId }) => conversationUuid === uuid && !arrived.has(clientId)),
    [all, uuid, arrived],
  )
  useEffect(() => {
    for (const { clientId, state } of all) {
      if (state !== 'sending' && arrived.has(clientId)) outbox.discard(clientId)
    }
  }, [all, arrived, outbox])
  return {
    outgoing,
    onSend: (body, docs) => {
      if (uuid !== null) outbox.send(uuid, body, docs)
    },
    onRetry: outbox.retry,
    onDiscard: outbox.discard,
  }
}
