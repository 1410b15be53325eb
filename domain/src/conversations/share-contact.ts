import type { ConversationEvent } from './conversation.events.ts'
import type { Actor } from '../identity/index.ts'
import {
  createEvent,
  err,
  ok,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import { addSystemMessage } from './messages/add-system-message.ts'
import type { ConversationRepository } from './conversation-repository.port.ts'
import type { Conversation } from './conversation.ts'
import { findParticipant } from './participants.ts'

export interface ShareContactDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly conversations: ConversationRepository
    readonly outbox: Outbox<ConversationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** `share` is false to stop sharing. */
export interface ShareContactCommand {
  readonly actor: Actor
  readonly conversationUuid: Uuid
  readonly share: boolean
}

/** 'not-open': details can be shared only in an active conversation. */
export type ShareContactProblem = 'not-found' | 'forbidden' | 'not-open'

/** Whether a conversation shows the contractor's address and number to its readers in the company. Rule: CONV-55. */
export const isContactVisible = ({ contactSharedAt, status }: Conversation): boolean =>
  contactSharedAt !== null && (status === 'active' || status === 'closed')

/**
 * Shares the contractor's e-mail address and mobile number in one active conversation, or stops sharing them. Idempotent. Rule: CONV-55.
 */
export const shareContact =
  (deps: ShareContactDeps) =>
  ({ actor, conversationUuid, share }: ShareContactCommand): Promise<Result<null, ShareContactProblem>> =>
    deps.unitOfWork.run<null, ShareContactProblem>(async ({ conversations, outbox }) => {
      const conversation = await conversations.findForUpdate(conversationUuid)
      const by = conversation === null ? null : findParticipant(conversation, actor)
      if (conversation === null || by === null) return err('not-found')
      if (by.side !== 'contractor') return err('forbidden')
      if (share && conversation.status !== 'active') return err('not-open')
      if (share === (conversation.contactSharedAt !== null)) return ok(null)
      await conversations.save({ ...conversation, contactSharedAt: share ? deps.clock.now() : null })
      const line = share ? 'Contact details were shared.' : 'Contact details are no longer shared.'
      await addSystemMessage(deps, conversations, conversation, line, actor.accountUuid)
      await outbox.add(
        createEvent(deps, {
          type: 'conversation-detail-changed',
          conversationUuid,
          detail: share ? 'contact-shared' : 'contact-withdrawn',
          byAccountUuid: actor.accountUuid,
        }),
      )
      return ok(null)
    })
