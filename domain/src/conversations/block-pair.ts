import type { ConversationEvent } from './conversation.events.ts'
import { eventOf, type Clock, type IdGenerator, type Outbox, type Uuid } from '../shared/index.ts'
import type { ConversationRepository } from './conversation-repository.port.ts'
import type { Conversation } from './conversation.ts'
import { transition, type TransitionBy } from './transitions.ts'

export interface BlockPairDeps {
  readonly conversations: Pick<ConversationRepository, 'find' | 'listBetween' | 'save'>
  readonly outbox: Outbox<ConversationEvent>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** Blocks also what stands open beside a blocked conversation of the same company and contractor: a block is of people. Rule: CONV-11. */
export const blockPair = async (
  deps: BlockPairDeps,
  blocked: Conversation,
  by: TransitionBy,
  byAccountUuid: Uuid,
): Promise<void> => {
  const { conversations, outbox } = deps
  const beside = await conversations.listBetween(blocked.companyUuid, blocked.contractorUuid)
  for (const { status, uuid } of beside) {
    if (uuid === blocked.uuid || (status !== 'pending' && status !== 'active')) continue
    const open = await conversations.find(uuid)
    const changed = open === null ? null : transition(open, 'blocked', by, deps.clock.now())
    if (open === null || changed?.ok !== true) continue
    await conversations.save(changed.value)
    await outbox.add(
      eventOf(deps, {
        type: 'conversation-changed',
        conversationUuid: uuid,
        from: open.status,
        to: 'blocked',
        byAccountUuid,
      }),
    )
  }
}
