import { type Actor, type NameDirectory, readNames } from '../../identity/index.ts'
import { clampPage, ok } from '../../shared/index.ts'
import type { Page, PageRequest, Result } from '../../shared/index.ts'
import type { Notification, NotificationPreferences, NotificationRepository } from './notification.port.ts'

export interface ListNotificationsDeps {
  readonly notifications: Pick<NotificationRepository, 'list' | 'countUnread' | 'getPreferences'>
  readonly names: NameDirectory
}

export interface ListNotificationsCommand {
  readonly actor: Actor
  /** `limit` is clamped to 1 to 100. */
  readonly page: PageRequest
}

export interface NotificationList extends Page<Notification> {
  readonly unread: number
  readonly preferences: NotificationPreferences
}

/** Lists the actor's notifications, newest first, with their preferences. Rules: NOTE-3, PRIV-18. */
export const listNotifications =
  ({ names, notifications }: ListNotificationsDeps) =>
  async ({ actor, page }: ListNotificationsCommand): Promise<Result<NotificationList, never>> => {
    const { accountUuid } = actor
    const [list, unread, preferences] = await Promise.all([
      notifications.list(accountUuid, clampPage(page)),
      notifications.countUnread(accountUuid),
      notifications.getPreferences(accountUuid),
    ])
    const render = await readNames(
      names,
      list.items.map(({ text }) => text),
    )
    return ok({ ...list, items: list.items.map((item) => ({ ...item, text: render(item.text) })), unread, preferences })
  }
