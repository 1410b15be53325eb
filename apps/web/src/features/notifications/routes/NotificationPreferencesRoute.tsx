import type { ApiClient, SessionAnswer } from '@guildhall/rest-contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '@guildhall/ui-kit/Toast'
import { api } from '../../../shared/api/client.ts'
import { sessionQuery } from '../../session/index.ts'
import { NotificationSettings, type PreferenceKey, type Preferences } from './NotificationSettings.tsx'
import { t } from '../../../shared/i18n/index.ts'

const wireNames = { system: 'system', requestConnections: 'new_requests', messagesReplies: 'replies' } as const

export interface NotificationPreferencesRouteProps {
  readonly session: SessionAnswer
  /** The call that keeps a choice; a story answers it itself. */
  readonly save?: ApiClient['saveNotificationPreferences']
}

/** The mails of who is signed in. A switch shows at once; where the server refuses it, it goes back, says so and offers Retry. */
export const NotificationPreferencesRoute = ({
  session,
  save = api.saveNotificationPreferences,
}: NotificationPreferencesRouteProps) => {
  const queries = useQueryClient()
  const patch = (changes: Partial<Preferences>): void => {
    queries.setQueryData<SessionAnswer | null>(sessionQuery.queryKey, (current) =>
      current
        ? {
            ...current,
            notifications: {
              ...current.notifications,
              preferences: { ...current.notifications.preferences, ...changes },
            },
          }
        : current,
    )
  }
  const change = (key: PreferenceKey, isOn: boolean): void => {
    patch({ [key]: isOn })
    void save({ body: { [wireNames[key]]: isOn } }).then((answer) => {
      if (answer.ok) return
      patch({ [key]: !isOn })
      toasts.show({
        text: t('Your choice was not saved. {message}', { message: answer.message }),
        tone: 'danger',
        action: { label: t('Retry'), onAction: () => change(key, isOn) },
      })
    })
  }
  return (
    <NotificationSettings
      userType={session.user.userType}
      preferences={session.notifications.preferences}
      onChange={change}
    />
  )
}
