import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../../shared/i18n/index.ts'

const none: readonly FormError[] = []

export interface PasskeyNameFormProps extends FormDialogState {
  readonly initial: string
  readonly onSubmit: (name: string) => void
}

/** Gives a passkey another name. Rule: IDEN-60. */
export const PasskeyNameForm = ({ initial, onSubmit, errors = none, ...state }: PasskeyNameFormProps) => {
  const [name, setName] = useState(initial)
  const remaining = useRemainingErrors(errors, { name })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Rename the passkey')}
      saveText={t('Save')}
      onSave={() => onSubmit(name)}
    >
      <TextField
        label={t('Name')}
        name="name"
        isRequired
        autoComplete="off"
        value={name}
        onChange={setName}
        description={t('So that you know the device again.')}
        errorMessage={getErrorMessage(remaining, 'name')}
      />
    </FormDialog>
  )
}

export interface RemovePasskeyFormProps extends FormDialogState {
  readonly name: string
  readonly onSubmit: () => void
}

/** Asks before a passkey is removed: it cannot be brought back. Rule: IDEN-60. */
export const RemovePasskeyForm = ({ name, onSubmit, ...state }: RemovePasskeyFormProps) => (
  <FormDialog {...state} title={t('Remove this passkey?')} saveText={t('Remove')} isDanger onSave={onSubmit}>
    <Text>
      {t('“{name}” no longer signs you in. Delete it on the device as well, or it will go on offering it.', { name })}
    </Text>
  </FormDialog>
)
