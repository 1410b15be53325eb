import { type PasswordForm, passwordConfirmationRules, passwordRules } from '@guildhall/domain/identity'
import { requiredUntrimmed, validate } from '@guildhall/domain/shared'
import { toFormErrors } from '../../../../shared/forms/form-errors.ts'
import { useChangePassword } from '../../api/use-password.ts'
import { ChangePasswordForm } from './PasswordForms.tsx'
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
const rules = {
  currentPassword: [requiredUntrimmed],
  password: passwordRules,
  passwordConfirmation: passwordConfirmationRules,
}

/** Changes the password; every other session ends. Rule: IDEN-31. */
export const PasswordDialog = ({ user, onClose }: PasswordDialogProps) => {
  const change = useChangePassword(labels, onClose)
  return (
    <ChangePasswordForm
      {...change}
      onClose={onClose}
      onSubmit={(typed) => {
        const { email, firstName, lastName } = user
        change.send(typed, toFormErrors(validate({ ...typed, email, firstName, lastName }, rules), labels))
      }}
    />
  )
}
