import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { NewPassword, noPassword, type TypedPassword } from '../../../../shared/components/NewPassword/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

const none: readonly FormError[] = []

/** The current password and the new one. */
export interface PasswordChange extends TypedPassword {
  readonly currentPassword: string
}

export interface ChangePasswordFormProps extends FormDialogState {
  readonly onSubmit: (typed: PasswordChange) => void
}

/** Changes the password of a user who knows the current one. Rule: IDEN-31. */
export const ChangePasswordForm = ({ onSubmit, errors = none, ...state }: ChangePasswordFormProps) => {
  const [typed, setTyped] = useState<PasswordChange>({ ...noPassword, currentPassword: '' })
  const remaining = useRemainingErrors(errors, typed)
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Change your password')}
      saveText={t('Change the password')}
      onSave={() => onSubmit(typed)}
    >
      <PasswordField
        label={t('Current password')}
        isRequired
        name="currentPassword"
        autoComplete="current-password"
        value={typed.currentPassword}
        onChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
        errorMessage={getErrorMessage(remaining, 'currentPassword')}
      />
      <NewPassword
        label={t('New password')}
        size="md"
        value={typed}
        onChange={(changes) => setTyped({ ...typed, ...changes })}
        errors={remaining}
      />
    </FormDialog>
  )
}
