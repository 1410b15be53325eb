import type { NotificationEvent } from '../notification.events.ts'
import type { Actor } from '../../identity/index.ts'
import {
  createEvent,
  ok,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { NotificationRepository } from './notification.port.ts'

export interface MarkAllNotificationsReadDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly notifications: Pick<NotificationRepository, 'markAllRead'>
    readonly outbox: Outbox<NotificationEvent>
  }>
  readonly clock: Clock
  readonly ids: IdGenerator
}

/** Marks all of the actor's notifications as read, also on their other devices; returns how many were unread. Rule: NOTE-3. */
export const markAllNotificationsRead =
  (deps: MarkAllNotificationsReadDeps) =>
  ({ actor }: { readonly actor: Actor }): Promise<Result<number, never>> =>
    deps.unitOfWork.run<number, never>(async ({ notifications, outbox }) => {
      const { accountUuid } = actor
      const marked = await notifications.markAllRead(accountUuid, deps.clock.now())
      if (marked > 0) {
        await outbox.add(createEvent(deps, { type: 'notification-changed', accountUuid, notificationUuid: null }))
      }
      return ok(marked)
    })
