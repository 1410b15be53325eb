import type { ApiClient, CurrentSessionWire } from '@guildhall/rest-contract/client'
import { useNotificationPreferences } from '../api/use-notification-preferences.ts'
import { NotificationSettings } from './NotificationSettings.tsx'

export interface NotificationPreferencesRouteProps {
  readonly session: CurrentSessionWire
  /** The call that saves a preference; stories replace it. */
  readonly save?: ApiClient['saveNotificationPreferences']
}

/** The notification settings of the signed-in user. */
export const NotificationPreferencesRoute = ({ session, save }: NotificationPreferencesRouteProps) => (
  <NotificationSettings
    userType={session.user.userType}
    preferences={session.preferences}
    onChange={useNotificationPreferences(save)}
  />
)
