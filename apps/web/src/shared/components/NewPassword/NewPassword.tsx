import { PASSWORD_MIN_LENGTH } from '@guildhall/domain/identity'
import type { FormError } from '@guildhall/ui-kit/Form'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { getErrorMessage } from '../../forms/get-error-message.ts'
import { t } from '../../i18n/index.ts'

/** A new password, entered twice. */
export interface TypedPassword {
  readonly password: string
  readonly passwordConfirmation: string
}

export const noPassword: TypedPassword = { password: '', passwordConfirmation: '' }

/** The labels of the two fields in error messages. */
export const passwordLabels = { password: t('Password'), passwordConfirmation: t('The same again') }

export interface NewPasswordProps {
  readonly value: TypedPassword
  readonly onChange: (changes: Partial<TypedPassword>) => void
  readonly errors: readonly FormError[]
  readonly label?: string
  readonly size?: 'md' | 'lg'
}

/** The fields for a new password and its confirmation, with the requirements. Rule: IDEN-2. */
export const NewPassword = ({ value, onChange, errors, label = t('Password'), size = 'lg' }: NewPasswordProps) => (
  <>
    <PasswordField
      label={label}
      name="password"
      isRequired
      autoComplete="new-password"
      size={size}
      value={value.password}
      onChange={(password) => onChange({ password })}
      description={t('{passwordMinLength} characters or more, whatever you like, and not your name.', {
        passwordMinLength: PASSWORD_MIN_LENGTH,
      })}
      errorMessage={getErrorMessage(errors, 'password')}
    />
    <PasswordField
      label={t('The same again')}
      name="passwordConfirmation"
      isRequired
      autoComplete="new-password"
      size={size}
      value={value.passwordConfirmation}
      onChange={(passwordConfirmation) => onChange({ passwordConfirmation })}
      errorMessage={getErrorMessage(errors, 'passwordConfirmation')}
    />
  </>
)
