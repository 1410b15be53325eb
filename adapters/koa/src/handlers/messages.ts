import type { Message } from '@guildhall/domain/conversations'
import { ok, type Result } from '@guildhall/domain/shared'
import type { Actor } from '@guildhall/domain/identity'
import type { MessageWire, Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { toMessageWire } from '../mappers/conversation.mapper.ts'
import { toDraftWire } from '../mappers/draft.mapper.ts'
import { toOfferContentWire, toOfferForm } from '../mappers/offer.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** A message as its sender sees it. */
const toOwnMessage = <P extends string>(
  result: Result<Message, P>,
  actor: Actor,
): Result<{ message: MessageWire }, P> =>
  result.ok
    ? ok({ message: toMessageWire(result.value, { actor, readByMe: result.value.sequence, readByOther: 0 }) })
    : result

/** Editing and deleting one's own messages, typing and presence, and drafts. Rules: CONV-43, CONV-50, CONV-51, CONV-70. */
export const messageHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  | 'editMessage'
  | 'deleteMessage'
  | 'notifyTyping'
  | 'notifyPresence'
  | 'readLastOffer'
  | 'readDraft'
  | 'saveDraft'
  | 'discardDraft'
> => ({
  editMessage: async ({ actor, body, params }) =>
    toOwnMessage(await useCases.editMessage({ actor, messageUuid: params.uuid, body: body.message }), actor),
  deleteMessage: async ({ actor, params }) =>
    toOwnMessage(await useCases.deleteMessage({ actor, messageUuid: params.uuid }), actor),
  notifyTyping: ({ actor, params }) => useCases.notifyTyping({ actor, conversationUuid: params.uuid }),
  notifyPresence: ({ actor, body, params }) =>
    useCases.notifyPresence({ actor, conversationUuid: params.uuid, presence: body.presence }),
  readLastOffer: async ({ actor }) => {
    const last = await useCases.readLastOffer({ actor })
    return last.ok ? ok({ offer_content: last.value && toOfferContentWire(last.value) }) : last
  },
  readDraft: async ({ actor, params }) => {
    const draft = await useCases.readDraft({ actor, uuid: params.uuid })
    return draft.ok ? ok({ draft: toDraftWire(draft.value) }) : draft
  },
  saveDraft: async ({ actor, body, params }) => {
    const offer = body.offer_content
    const saved = await useCases.saveDraft({
      actor,
      uuid: params.uuid,
      text: body.text ?? '',
      offer: offer === undefined || offer === null ? null : toOfferForm(offer),
    })
    return saved.ok ? ok({ draft: toDraftWire(saved.value) }) : saved
  },
  discardDraft: ({ actor, params }) => useCases.discardDraft({ actor, uuid: params.uuid }),
})
