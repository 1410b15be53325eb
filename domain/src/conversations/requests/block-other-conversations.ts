import type { ConversationEvent } from '../conversation.events.ts'
import { createEvent, type Clock, type IdGenerator, type Outbox, type Uuid } from '../../shared/index.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import type { Conversation } from '../conversation.ts'
import { isOpenOrCanBeOpened, transition, type TransitionActor } from '../transitions.ts'

export interface BlockConversationsDeps {
  readonly conversations: Pick<ConversationRepository, 'findForUpdate' | 'listBetween' | 'save'>
  readonly outbox: Outbox<ConversationEvent>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** Locks those of these conversations that are open or can still be opened: an acceptance that has begun is waited for, a later one waits. */
export const lockOpenable = async (
  { clock, conversations }: Pick<BlockConversationsDeps, 'clock' | 'conversations'>,
  history: readonly Conversation[],
): Promise<readonly Conversation[]> => {
  const now = clock.now()
  const locked: Conversation[] = []
  for (const conversation of history) {
    if (!isOpenOrCanBeOpened(conversation, now)) continue
    const current = await conversations.findForUpdate(conversation.uuid)
    if (current !== null) locked.push(current)
  }
  return locked
}

/** Blocks conversations that the caller has locked; each is announced, as their screens change. */
export const blockConversations = async (
  deps: BlockConversationsDeps,
  locked: readonly Conversation[],
  by: TransitionActor,
  byAccountUuid: Uuid,
): Promise<void> => {
  for (const conversation of locked) {
    const changed = transition(conversation, 'blocked', by, deps.clock.now())
    if (!changed.ok) continue
    await deps.conversations.save(changed.value)
    const { status: from, uuid: conversationUuid } = conversation
    await deps.outbox.add(
      createEvent(deps, { type: 'conversation-changed', conversationUuid, from, to: 'blocked', byAccountUuid }),
    )
  }
}

/**
 * Blocks all other conversations of the same company and contractor that are open or can still be opened, as a block applies to people.
 * Rule: CONV-11.
 */
export const blockOtherConversations = async (
  deps: BlockConversationsDeps,
  { companyUuid, contractorUuid, uuid }: Conversation,
  by: TransitionActor,
  byAccountUuid: Uuid,
): Promise<void> => {
  const history = await deps.conversations.listBetween(companyUuid, contractorUuid)
  const others = history.filter((other) => other.uuid !== uuid)
  await blockConversations(deps, await lockOpenable(deps, others), by, byAccountUuid)
}
