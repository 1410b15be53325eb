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
import type { NotificationRepository } from './notification.port.ts'

export interface MarkNotificationReadDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly notifications: Pick<NotificationRepository, 'markRead'>
    readonly outbox: Outbox<NotificationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

export interface MarkNotificationReadCommand {
  readonly actor: Actor
  readonly notificationUuid: Uuid
}

/** 'not-found' also for somebody else's notification. */
export type MarkNotificationReadProblem = 'not-found'

/** Marks one of the actor's notifications as read, also on their other devices. Idempotent. Rule: NOTE-3. */
export const markNotificationRead =
  (deps: MarkNotificationReadDeps) =>
  ({ actor, notificationUuid }: MarkNotificationReadCommand): Promise<Result<true, MarkNotificationReadProblem>> =>
    deps.unitOfWork.run<true, MarkNotificationReadProblem>(async ({ notifications, outbox }) => {
      const { accountUuid } = actor
      const found = await notifications.markRead(accountUuid, notificationUuid, deps.clock.now())
      if (!found) return err('not-found')
      await outbox.add(createEvent(deps, { type: 'notification-changed', accountUuid, notificationUuid }))
      return ok(true)
    })
