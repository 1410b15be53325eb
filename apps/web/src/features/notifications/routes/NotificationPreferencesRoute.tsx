import type { ApiClient, CurrentSessionWire } from '@guildhall/rest-contract/client'
import { useNotificationPreferences } from '../api/use-notification-preferences.ts'
import { NotificationSettings } from './NotificationSettings.tsx'

export interface NotificationPreferencesRouteProps {
  readonly session: CurrentSessionWire
  /** The call that saves a choice; a story answers it itself. */
  readonly save?: ApiClient['saveNotificationPreferences']
}

/** Which mails the signed-in user gets. */
export const NotificationPreferencesRoute = ({ session, save }: NotificationPreferencesRouteProps) => (
  <NotificationSettings
    userType={session.user.userType}
    preferences={session.preferences}
    onChange={useNotificationPreferences(save)}
  />
)
