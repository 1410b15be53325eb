import type { Actor } from '../../identity/index.ts'
import { ok } from '../../shared/index.ts'
import type { Result } from '../../shared/index.ts'
import type { NotificationPreferences, NotificationRepository } from './notification.port.ts'

export interface SaveNotificationPreferencesDeps {
  readonly notifications: Pick<NotificationRepository, 'savePreferences'>
}

/** Omitted preferences are unchanged. */
export interface SaveNotificationPreferencesCommand extends Partial<NotificationPreferences> {
  readonly actor: Actor
}

/** Saves which mails the actor wants; notifications in the product cannot be switched off. Rule: NOTE-4. */
export const saveNotificationPreferences =
  ({ notifications }: SaveNotificationPreferencesDeps) =>
  async ({ actor, ...changes }: SaveNotificationPreferencesCommand): Promise<Result<NotificationPreferences, never>> =>
    ok(await notifications.savePreferences(actor.accountUuid, changes))
