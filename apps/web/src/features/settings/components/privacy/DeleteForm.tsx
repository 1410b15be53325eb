import { DELETION_UNDO_DAYS } from '@guildhall/domain/identity'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { RadioGroup } from '@guildhall/ui-kit/RadioGroup'
import { Text } from '@guildhall/ui-kit/Text'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { AppCodeField, type TypedIdentity } from '../account/ConfirmIdentityForm.tsx'

/** A member who can replace the only admin. */
export interface Successor {
  readonly uuid: string
  readonly name: string
}

/** The values of the form. */
export interface TypedDeletion extends TypedIdentity {
  /** The next admin; 'close' closes the company; null if none is needed. */
  readonly successor: string | null
}

export const CLOSE_COMPANY = 'close'

export interface DeleteFormProps extends FormDialogState {
  readonly userType: 'contractor' | 'employer'
  /** The members to choose from, if the company would have no admin; null otherwise. */
  readonly successors: readonly Successor[] | null
  /** Whether a code of the authenticator app is needed too. */
  readonly asksCode?: boolean
  readonly onSubmit: (typed: TypedDeletion) => void
}

const none: readonly FormError[] = []

const ends = {
  contractor: t('Employers find you no longer, requests that are open end, and you are signed out everywhere.'),
  employer: t(
    'You leave your team, whose conversations pass on. Requests of yours that are open end, and you are signed out everywhere.',
  ),
} as const

/** The form for deleting an account: the password, and the future of a company that would have no admin. Rules: PRIV-6, PRIV-9. */
export const DeleteForm = ({
  userType,
  successors,
  asksCode = false,
  onSubmit,
  errors = none,
  ...state
}: DeleteFormProps) => {
  const [typed, setTyped] = useState<TypedDeletion>({ password: '', otp: '', successor: null })
  const remaining = useRemainingErrors(errors, typed)
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Delete your account')}
      saveText={t('Delete my account')}
      cancelText={t('Keep it')}
      isDanger
      onSave={() => onSubmit(typed)}
    >
      <Text>{ends[userType]}</Text>
      {successors !== null && (
        <RadioGroup
          label={t('You are the only admin. What becomes of the company?')}
          name="successor"
          isRequired
          value={typed.successor}
          onChange={(successor) => setTyped({ ...typed, successor })}
          options={[
            ...successors.map(({ uuid, name }) => ({ id: uuid, label: t('{name} becomes the admin', { name }) })),
            {
              id: CLOSE_COMPANY,
              label: t('Close the company'),
              description: t('Its requests and its subscription end, and its team has no access any more.'),
            },
          ]}
          errorMessage={getErrorMessage(remaining, 'successor')}
        />
      )}
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
      <InlineMessage>
        {t(
          'For {deletionUndoDays} days you can bring it back by signing in. Then everything is erased but invoices, which the law asks us to keep.',
          { deletionUndoDays: DELETION_UNDO_DAYS },
        )}
      </InlineMessage>
    </FormDialog>
  )
}
