import type { ApiClient, CurrentSessionWire, PreferencesWire } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { sessionKeys } from '../../session/index.ts'

export type PreferenceKey = keyof PreferencesWire

const wireNames = { system: 'system', requestConnections: 'new_requests', messagesReplies: 'replies' } as const

/** Turns a kind of mail on or off: optimistically, reverted with an error message and Retry if the server rejects it. Rule: UI-20. */
export function useNotificationPreferences(
  save: ApiClient['saveNotificationPreferences'] = api.saveNotificationPreferences,
): (key: PreferenceKey, isOn: boolean) => void {
  const queries = useQueryClient()
  const patch = (changes: Partial<PreferencesWire>): void => {
    queries.setQueryData<CurrentSessionWire | null>(
      sessionKeys.session,
      (session) => session && { ...session, preferences: { ...session.preferences, ...changes } },
    )
  }
  return function change(key, isOn): void {
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
}
