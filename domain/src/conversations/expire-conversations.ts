import { eventOf, no, ok } from '../shared/index.ts'
import type { Clock, IdGenerator, Outbox, UnitOfWork } from '../shared/index.ts'
import type { ConversationRepository } from './conversation-repository.port.ts'
import type { Conversation } from './conversation.ts'
import { transition } from './transitions.ts'

export interface ConversationJobDeps {
  readonly unitOfWork: UnitOfWork<{ readonly conversations: ConversationRepository; readonly outbox: Outbox }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

const BATCH = 100

/**
 * Expires the requests whose 14 days are over, each in a transaction of its own and told once; answers how many. A second run, or a
 * second worker, finds nothing to do. Source: D1.
 */
export const expireConversations = (deps: ConversationJobDeps) => async (): Promise<number> => {
  const now = deps.clock.now()
  const due = await deps.unitOfWork.run<readonly Conversation[], never>(async ({ conversations }) =>
    ok(await conversations.listExpired(now, BATCH)),
  )
  let expired = 0
  for (const { uuid } of due.ok ? due.value : []) {
    const done = await deps.unitOfWork.run(async ({ conversations, outbox }) => {
      const conversation = await conversations.find(uuid)
      if (conversation === null) return no('gone')
      const changed = transition(conversation, 'expired', { side: 'system', isSenderOrAdmin: false }, now)
      if (!changed.ok) return changed
      await conversations.save(changed.value)
      await outbox.add(
        eventOf(deps, {
          type: 'conversation-changed',
          conversationUuid: uuid,
          from: conversation.status,
          to: 'expired',
          byAccountUuid: null,
        }),
      )
      return ok(true)
    })
    if (done.ok) expired += 1
  }
  return expired
}
