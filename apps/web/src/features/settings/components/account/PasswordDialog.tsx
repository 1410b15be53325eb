import { type PasswordForm, passwordConfirmationRules, passwordRules } from '@guildhall/domain/identity'
import { requiredUntrimmed, validate } from '@guildhall/domain/shared'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../shared/api/client.ts'
import { formErrorsOf } from '../../../../shared/forms/form-errors.ts'
import { useCall } from '../../../../shared/api/use-call.ts'
import { ChangePasswordForm, type TypedChange } from './PasswordForms.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface PasswordDialogProps {
  readonly user: Pick<PasswordForm, 'email' | 'firstName' | 'lastName'>
  readonly onClose: () => void
}

const labels = {
  currentPassword: t('Current password'),
  password: t('New password'),
  passwordConfirmation: t('The same again'),
}
const names = { current_password: 'currentPassword', password_confirmation: 'passwordConfirmation' }
const rules = {
  currentPassword: [requiredUntrimmed],
  password: passwordRules,
  passwordConfirmation: passwordConfirmationRules,
}

/** Changes the password; every other session ends. Rule: IDEN-31. */
export const PasswordDialog = ({ user, onClose }: PasswordDialogProps) => {
  const queries = useQueryClient()
  const change = useCall({
    call: ({ currentPassword, password, passwordConfirmation }: TypedChange) =>
      api.changePassword({
        body: { current_password: currentPassword, password, password_confirmation: passwordConfirmation },
      }),
    labels,
    names,
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: ['sessions'] })
      toasts.show({ text: t('Password changed. Your other devices are signed out.'), tone: 'success' })
      onClose()
    },
  })
  return (
    <ChangePasswordForm
      {...change}
      onClose={onClose}
      onSubmit={(typed) => {
        const { email, firstName, lastName } = user
        change.send(typed, formErrorsOf(validate({ ...typed, email, firstName, lastName }, rules), labels))
      }}
    />
  )
}
