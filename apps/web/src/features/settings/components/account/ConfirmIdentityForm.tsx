import { type ReactNode, useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { t } from '../../../../shared/i18n/index.ts'
import { CodeField } from '../../../sign-in/index.ts'

/** What proves who somebody is. `otp` is '' until a code is asked for. Rule: IDEN-46. */
export interface TypedIdentity {
  readonly password: string
  readonly otp: string
}

export interface ConfirmIdentityFormProps extends FormDialogState {
  readonly title: string
  readonly lead: ReactNode
  readonly saveText: string
  readonly isDanger?: boolean
  /** The answer is shown once: the dialog stays open while it is on its way. */
  readonly hasSecretAnswer?: boolean
  /** Whether a code of the authenticator app is needed too. */
  readonly asksCode?: boolean
  readonly onSubmit: (typed: TypedIdentity) => void
}

const none: readonly FormError[] = []

/** Asks for the user's password, and a code where one is needed, before a sensitive action. Rules: IDEN-41, IDEN-46. */
export const ConfirmIdentityForm = ({
  asksCode = false,
  lead,
  onSubmit,
  errors = none,
  ...state
}: ConfirmIdentityFormProps) => {
  const [typed, setTyped] = useState<TypedIdentity>({ password: '', otp: '' })
  const remaining = useRemainingErrors(errors, typed)
  return (
    <FormDialog {...state} errors={errors} onSave={() => onSubmit(typed)}>
      {lead}
      <PasswordField
        label={t('Your password')}
        isRequired
        name="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
        errorMessage={getErrorMessage(remaining, 'password')}
      />
      {asksCode && (
        <AppCodeField value={typed.otp} onChange={(otp) => setTyped({ ...typed, otp })} errors={remaining} />
      )}
    </FormDialog>
  )
}

export interface AppCodeFieldProps {
  readonly value: string
  readonly onChange: (otp: string) => void
  readonly errors: readonly FormError[]
}

/** The code of the authenticator app or a recovery code; takes the focus when it appears. */
export const AppCodeField = (props: AppCodeFieldProps) => (
  <CodeField
    {...props}
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears once the server has asked for it, after the user's press
    autoFocus
    isNumeric={false}
    label={t('Code of your app')}
    description={t('Or a recovery code')}
  />
)
