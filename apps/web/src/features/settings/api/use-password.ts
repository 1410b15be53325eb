import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { useCall } from '../../../shared/api/use-call.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { PasswordChange } from '../components/account/PasswordForms.tsx'
import { settingsKeys } from './keys.ts'

/** The form's field names, by those of the wire. */
const names = { current_password: 'currentPassword', password_confirmation: 'passwordConfirmation' }

/** Changes the password; every other session ends. Rule: IDEN-31. */
export function useChangePassword(labels: Readonly<Record<keyof PasswordChange, string>>, onDone: () => void) {
  const queries = useQueryClient()
  return useCall({
    call: ({ currentPassword, password, passwordConfirmation }: PasswordChange) =>
      api.changePassword({
        body: { current_password: currentPassword, password, password_confirmation: passwordConfirmation },
      }),
    labels,
    names,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: settingsKeys.sessions })
      toasts.show({ text: t('Password changed. Your other devices are signed out.'), tone: 'success' })
      onDone()
    },
  })
}
