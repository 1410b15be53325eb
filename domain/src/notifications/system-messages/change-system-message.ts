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

type Change = 'changed' | 'unchanged' | 'absent'

export interface ChangeSystemMessageDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly systemMessages: Pick<SystemMessageRepository, 'markRead' | 'archive' | 'restore' | 'markAllRead'>
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

type Repository = Pick<SystemMessageRepository, 'markRead' | 'archive' | 'restore'>

const change =
  (apply: (systemMessages: Repository, accountUuid: Uuid, uuid: Uuid, now: Date) => Promise<Change>) =>
  (deps: ChangeSystemMessageDeps) =>
  ({ actor, systemMessageUuid }: ChangeSystemMessageCommand): Promise<Result<true, ChangeSystemMessageProblem>> =>
    deps.unitOfWork.run<true, ChangeSystemMessageProblem>(async ({ systemMessages, outbox }) => {
      const { accountUuid } = actor
      const done = await apply(systemMessages, accountUuid, systemMessageUuid, deps.clock.now())
      if (done === 'absent') return err('not-found')
      if (done === 'changed') {
        await outbox.add(createEvent(deps, { type: 'system-message-changed', accountUuid, systemMessageUuid }))
      }
      return ok(true)
    })

/** Marks one of the actor's system messages as read, also on their other devices. Idempotent. Rule: NOTE-9. */
export const markSystemMessageRead = change((messages, ...message) => messages.markRead(...message))

/** Archives one of the actor's system messages, which also marks it as read. Idempotent. Rule: NOTE-9. */
export const archiveSystemMessage = change((messages, ...message) => messages.archive(...message))

/** Moves one of the actor's archived system messages back to the inbox. Idempotent. Rule: NOTE-9. */
export const restoreSystemMessage = change((messages, accountUuid, uuid) => messages.restore(accountUuid, uuid))

/** Marks all of the actor's system messages as read, also on their other devices; returns how many were unread. Rule: NOTE-9. */
export const markAllSystemMessagesRead =
  (deps: ChangeSystemMessageDeps) =>
  ({ actor }: { readonly actor: Actor }): Promise<Result<number, never>> =>
    deps.unitOfWork.run<number, never>(async ({ systemMessages, outbox }) => {
      const { accountUuid } = actor
      const marked = await systemMessages.markAllRead(accountUuid, deps.clock.now())
      if (marked > 0) {
        await outbox.add(createEvent(deps, { type: 'system-message-changed', accountUuid, systemMessageUuid: null }))
      }
      return ok(marked)
    })
