import type { ConversationEvent } from '../conversation.events.ts'
import { createEvent, type Clock, type IdGenerator, type Outbox, type Uuid } from '../../shared/index.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import type { Conversation } from '../conversation.ts'
import { transition, type TransitionActor } from '../transitions.ts'

export interface BlockOtherConversationsDeps {
  readonly conversations: Pick<ConversationRepository, 'findForUpdate' | 'listBetween' | 'save'>
  readonly outbox: Outbox<ConversationEvent>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** Blocks all other open conversations of the same company and contractor, as a block applies to people. Rule: CONV-11. */
export const blockOtherConversations = async (
  deps: BlockOtherConversationsDeps,
  blocked: Conversation,
  by: TransitionActor,
  byAccountUuid: Uuid,
): Promise<void> => {
  const { conversations, outbox } = deps
  const beside = await conversations.listBetween(blocked.companyUuid, blocked.contractorUuid)
  for (const { status, uuid } of beside) {
    if (uuid === blocked.uuid || (status !== 'pending' && status !== 'active')) continue
    const open = await conversations.findForUpdate(uuid)
    const changed = open === null ? null : transition(open, 'blocked', by, deps.clock.now())
    if (open === null || changed?.ok !== true) continue
    await conversations.save(changed.value)
    await outbox.add(
      createEvent(deps, {
        type: 'conversation-changed',
        conversationUuid: uuid,
        from: open.status,
        to: 'blocked',
        byAccountUuid,
      }),
    )
  }
}
