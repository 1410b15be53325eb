import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { Text } from '@guildhall/ui-kit/Text'
import { FormDialog, type FormDialogState } from '../../../shared/components/FormDialog/index.ts'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface ProofDialogProps extends FormDialogState {
  readonly onSubmit: (password: string) => void
}

const none: readonly FormError[] = []

/** Asks an operator for their password before what cannot be undone. Rule: MOD-19. */
export const ProofDialog = ({ onSubmit, errors = none, ...state }: ProofDialogProps) => {
  const [password, setPassword] = useState('')
  const remaining = useRemainingErrors(errors, { password })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Is it you?')}
      saveText={t('Go on')}
      onSave={() => onSubmit(password)}
    >
      <Text>{t('This is sensitive, and your last sign-in was a while ago. We do not ask again for ten minutes.')}</Text>
      <PasswordField
        label={t('Your password')}
        isRequired
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={getErrorMessage(remaining, 'password')}
      />
    </FormDialog>
  )
}
