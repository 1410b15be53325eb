import type { NotificationEvent } from '../notification.events.ts'
import type { Actor } from '../../identity/index.ts'
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
} from '../../shared/index.ts'
import type { SystemMessageRepository } from './system-message.port.ts'

export interface ChangeSystemMessageDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly systemMessages: Pick<SystemMessageRepository, 'markRead' | 'archive'>
    readonly outbox: Outbox<NotificationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

export interface ChangeSystemMessageCommand {
  readonly actor: Actor
  readonly systemMessageUuid: Uuid
}

/** 'not-found' also for somebody else's message. */
export type ChangeSystemMessageProblem = 'not-found'

const change =
  (verb: 'markRead' | 'archive') =>
  (deps: ChangeSystemMessageDeps) =>
  ({ actor, systemMessageUuid }: ChangeSystemMessageCommand): Promise<Result<true, ChangeSystemMessageProblem>> =>
    deps.unitOfWork.run<true, ChangeSystemMessageProblem>(async ({ systemMessages, outbox }) => {
      const { accountUuid } = actor
      const done = await systemMessages[verb](accountUuid, systemMessageUuid, deps.clock.now())
      if (done === 'absent') return err('not-found')
      if (done === 'changed') {
        await outbox.add(createEvent(deps, { type: 'system-message-changed', accountUuid, systemMessageUuid }))
      }
      return ok(true)
    })

/** Marks one of the actor's system messages as read, also on their other devices. Idempotent. Rule: NOTE-9. */
export const markSystemMessageRead = change('markRead')

/** Archives one of the actor's system messages, which also marks it as read. Idempotent. Rule: NOTE-9. */
export const archiveSystemMessage = change('archive')
