import type { ConversationEvent } from '../conversation.events.ts'
import {
  createEvent,
  err,
  ok,
  processInBatches,
  type Clock,
  type IdGenerator,
  type Outbox,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { ConversationRepository } from '../conversation-repository.port.ts'
import { transition } from '../transitions.ts'

export interface ConversationJobDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly conversations: ConversationRepository
    readonly outbox: Outbox<ConversationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

const BATCH = 100

/** Expires one request; false if it was answered meanwhile. */
const expire = async (deps: ConversationJobDeps, uuid: Uuid, now: Date): Promise<boolean> => {
  const done = await deps.unitOfWork.run(async ({ conversations, outbox }) => {
    const conversation = await conversations.findForUpdate(uuid)
    if (conversation === null) return err('gone')
    const changed = transition(conversation, 'expired', { side: 'system', isSenderOrAdmin: false }, now)
    if (!changed.ok) return changed
    await conversations.save(changed.value)
    const { status: from } = conversation
    await outbox.add(
      createEvent(deps, {
        type: 'conversation-changed',
        conversationUuid: uuid,
        from,
        to: 'expired',
        byAccountUuid: null,
      }),
    )
    return ok(true)
  })
  return done.ok
}

/**
 * Expires requests after 14 days, each in its own transaction with one event; returns how many. Idempotent, also with several workers.
 * Rule: CONV-8.
 */
export const expireConversations = (deps: ConversationJobDeps) => (): Promise<number> => {
  const now = deps.clock.now()
  return processInBatches(
    BATCH,
    () => deps.unitOfWork.run(async ({ conversations }) => ok(await conversations.listExpired(now, BATCH))),
    ({ uuid }) => expire(deps, uuid, now),
  )
}
