import type { Actor } from '../identity/index.ts'
import { ok } from '../shared/index.ts'
import type { Result } from '../shared/index.ts'
import type { NotificationPreferences, NotificationRepository } from './notification.port.ts'

export interface SaveNotificationPreferencesDeps {
  readonly notifications: Pick<NotificationRepository, 'preferences' | 'savePreferences'>
}

/** Only the preferences that are present change. */
export interface SaveNotificationPreferencesCommand extends Partial<NotificationPreferences> {
  readonly actor: Actor
}

/** Chooses which mails the actor gets; what is told in the product always is. Source: product-spec §7; D10. */
export const saveNotificationPreferences =
  ({ notifications }: SaveNotificationPreferencesDeps) =>
  async (command: SaveNotificationPreferencesCommand): Promise<Result<NotificationPreferences, never>> => {
    const { accountUuid } = command.actor
    const before = await notifications.preferences(accountUuid)
    const preferences: NotificationPreferences = {
      system: command.system ?? before.system,
      newRequests: command.newRequests ?? before.newRequests,
      replies: command.replies ?? before.replies,
    }
    await notifications.savePreferences(accountUuid, preferences)
    return ok(preferences)
  }
