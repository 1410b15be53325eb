import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import type { FormError } from '@guildhall/ui-kit/Form'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { AuthenticatorKey, type AuthenticatorKeyProps } from '../AuthenticatorKey/index.ts'
import { RecoveryCodes } from '../RecoveryCodes/index.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { CodeField } from '../../../sign-in/index.ts'

export interface AuthenticatorFormProps extends AuthenticatorKeyProps, FormDialogState {
  readonly onSubmit: (code: string) => void
}

const none: readonly FormError[] = []

/** Shows the secret for an authenticator app, and requires the app's first code. Rule: IDEN-37. */
export const AuthenticatorForm = ({ secret, uri, onSubmit, errors = none, ...state }: AuthenticatorFormProps) => {
  const [code, setCode] = useState('')
  const remaining = useRemainingErrors(errors, { otp: code })
  return (
    <FormDialog
      {...state}
      errors={errors}
      hasSecretAnswer
      title={t('Add Guildhall to your app')}
      saveText={t('Turn on')}
      onSave={() => onSubmit(code)}
    >
      <AuthenticatorKey secret={secret} uri={uri} />
      <CodeField label={t('The code that the app shows')} value={code} onChange={setCode} errors={remaining} />
    </FormDialog>
  )
}

export interface RecoveryCodesDialogProps {
  readonly title: string
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, until the user confirms that they have saved them. */
export const RecoveryCodesDialog = ({ title, codes, onClose }: RecoveryCodesDialogProps) => (
  <Dialog
    title={title}
    isOpen
    isDismissable={false}
    actions={
      <Button variant="primary" onPress={onClose}>
        {t('I have kept them')}
      </Button>
    }
  >
    <RecoveryCodes codes={codes} />
  </Dialog>
)
