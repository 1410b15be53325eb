import type { Message } from '@guildhall/domain/conversations'
import { ok, type Result } from '@guildhall/domain/shared'
import type { Actor } from '@guildhall/domain/identity'
import type { MessageWire, Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { messageOf } from '../mappers/conversation.mapper.ts'
import { draftOf } from '../mappers/draft.mapper.ts'
import { toOfferForm } from '../mappers/offer.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'

/** An own message as its sender sees it. */
const ownOf = <P extends string>(result: Result<Message, P>, actor: Actor): Result<{ message: MessageWire }, P> =>
  result.ok
    ? ok({ message: messageOf(result.value, { actor, readByMe: result.value.sequence, readByOther: 0 }) })
    : result

/** What people do to their own messages, and what they have not sent yet. Rules: CONV-43, CONV-51. */
export const messageHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'editMessage' | 'deleteMessage' | 'notifyTyping' | 'readDraft' | 'saveDraft' | 'discardDraft'
> => ({
  editMessage: async ({ actor, body, params }) =>
    ownOf(await useCases.editMessage({ actor, messageUuid: params.uuid, body: body.message }), actor),
  deleteMessage: async ({ actor, params }) =>
    ownOf(await useCases.deleteMessage({ actor, messageUuid: params.uuid }), actor),
  notifyTyping: ({ actor, params }) => useCases.notifyTyping({ actor, conversationUuid: params.uuid }),
  readDraft: async ({ actor, params }) => {
    const draft = await useCases.readDraft({ actor, uuid: params.uuid })
    return draft.ok ? ok({ draft: draftOf(draft.value) }) : draft
  },
  saveDraft: async ({ actor, body, params }) => {
    const offer = body.offer_content
    const kept = await useCases.saveDraft({
      actor,
      uuid: params.uuid,
      text: body.text ?? '',
      offer: offer === undefined || offer === null ? null : toOfferForm(offer),
    })
    return kept.ok ? ok({ draft: draftOf(kept.value) }) : kept
  },
  discardDraft: ({ actor, params }) => useCases.discardDraft({ actor, uuid: params.uuid }),
})
