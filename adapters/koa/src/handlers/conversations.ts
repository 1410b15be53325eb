import type { Actor } from '@guildhall/domain/identity'
import { err, ok, type Uuid } from '@guildhall/domain/shared'
import { isUuid, type Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import {
  toConversationDetailsWire,
  toInboxEntryWire,
  toMessageWire,
  toSharedFileWire,
  toAnswer,
} from '../mappers/conversation.mapper.ts'
import { offerFieldNames, toOfferForm } from '../mappers/offer.mapper.ts'
import { renameFields } from '../mappers/field-names.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

/** Contact requests, conversations and their messages. Rules: CONV-1, CONV-2, CONV-37. */
export const conversationHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'startConversation'
  | 'listConversations'
  | 'searchConversations'
  | 'readConversation'
  | 'listConversationFiles'
  | 'changeConversation'
  | 'sendMessage'
  | 'markMessageRead'
  | 'blockCandidate'
> => {
  const read = async (actor: Actor, conversationUuid: Uuid, cursor: string | null) => {
    const screen = await useCases.readConversation({ actor, conversationUuid, cursor })
    return screen.ok ? ok({ conversation: toConversationDetailsWire(screen.value, actor) }) : screen
  }
  /** The actor has just written to the conversation, so reading it cannot fail. */
  const reread = async (actor: Actor, conversationUuid: Uuid) => {
    const answer = await read(actor, conversationUuid, null)
    if (!answer.ok) throw new Error('A conversation that was just written cannot be read')
    return answer
  }
  return {
    startConversation: async ({ actor, body, facts: { consent } }) => {
      const offer = toOfferForm(body.offer_content)
      const recipientUuid = body.recipient_uuid.toLowerCase()
      const { doc = null, message = null } = body
      const started = await useCases.startConversation({ actor, recipientUuid, offer, doc, message })
      if (!started.ok) return renameFields(started, { ...offerFieldNames, recipientUuid: 'recipient_uuid' })
      useCases.recordSentMessage({ consent, by: actor })
      return reread(actor, started.value.uuid)
    },
    blockCandidate: ({ actor, body }) => useCases.blockCandidate({ actor, candidateUuid: body.user_uuid }),
    listConversations: async ({ actor, query }) => {
      const list = await useCases.listConversations({ actor, page: toPageRequest(query) })
      if (!list.ok) return list
      const { counts, items, nextCursor } = list.value
      const { pendingRequests, unread } = counts
      return ok({
        conversations: items.map((entry) => toInboxEntryWire(entry, actor)),
        next_cursor: nextCursor,
        counts: { unread, pendingRequests },
      })
    },
    searchConversations: async ({ actor, query }) => {
      const found = await useCases.searchConversations({ actor, text: query.q, page: toPageRequest(query) })
      if (!found.ok) return found
      const { items, nextCursor } = found.value
      return ok({
        results: items.map(({ foundMessage, ...entry }) => ({
          conversation: toInboxEntryWire(entry, actor),
          message: foundMessage === null ? null : toMessageWire(foundMessage, { actor, ...entry }),
        })),
        next_cursor: nextCursor,
      })
    },
    readConversation: ({ actor, params, query }) => read(actor, params.uuid, query.cursor || null),
    listConversationFiles: async ({ actor, params, query }) => {
      const cursor = query.cursor || null
      const listed = await useCases.listConversationFiles({ actor, conversationUuid: params.uuid, cursor })
      if (!listed.ok) return listed
      const { items, nextCursor } = listed.value
      return ok({ files: items.map((file) => toSharedFileWire(file, actor)), next_cursor: nextCursor })
    },
    changeConversation: async ({ actor, body, params }) => {
      const answer = toAnswer(body)
      const changed = await useCases.changeConversation({ actor, conversationUuid: params.uuid, ...answer })
      return changed.ok ? reread(actor, params.uuid) : renameFields(changed, { shareNote: 'share_note' })
    },
    sendMessage: async ({ actor, body }) => {
      if (!isUuid(body.conversation_uuid)) return err('unknown-conversation')
      const sent = await useCases.sendMessage({
        actor,
        conversationUuid: body.conversation_uuid.toLowerCase(),
        body: body.message,
        docs: [...(body.doc ? [body.doc] : []), ...(body.docs ?? [])],
        clientId: body.client_id?.slice(0, 100) ?? null,
      })
      if (!sent.ok) return renameFields(sent, body.docs === undefined ? { docs: 'doc' } : {})
      const reader = { actor, readByMe: sent.value.sequence, readByOther: 0 }
      return ok({ newMessage: toMessageWire(sent.value, reader) })
    },
    markMessageRead: async ({ actor, params }) => {
      const marked = await useCases.markConversationRead({ actor, uuid: params.uuid })
      if (!marked.ok) return marked
      const { conversationUuid, moved, sequence } = marked.value
      return ok({ conversation_uuid: conversationUuid, sequence, moved })
    },
  }
}
