import { EMAIL_CODE_DIGITS, EMAIL_CODE_MINUTES } from '@guildhall/domain/identity'
import { type ReactNode, useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Text } from '@guildhall/ui-kit/Text'
import { EmailField } from '../../../../shared/components/EmailField/index.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import { FormDialog, type FormDialogState } from '../../../../shared/components/FormDialog/index.ts'
import { Trans, t } from '../../../../shared/i18n/index.ts'
import { CodeField } from '../../../sign-in/index.ts'

const none: readonly FormError[] = []

export interface NewEmailFormProps extends FormDialogState {
  /** The current address of the account. */
  readonly email: string
  /** What was typed before, if the form was left for a moment. */
  readonly initial?: string
  readonly onSubmit: (email: string) => void
}

/** The form for a new address, with what happens to both. Rule: IDEN-32. */
export const NewEmailForm = ({ email, initial = '', onSubmit, errors = none, ...state }: NewEmailFormProps) => {
  const [typed, setTyped] = useState(initial)
  const remaining = useRemainingErrors(errors, { email: typed })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Change your e-mail')}
      saveText={t('Send the code')}
      onSave={() => onSubmit(typed.trim())}
    >
      <EmailField
        label={t('New e-mail')}
        autoComplete="email"
        size="md"
        value={typed}
        onChange={setTyped}
        description={t('We send a code of {emailCodeDigits} digits there.', { emailCodeDigits: EMAIL_CODE_DIGITS })}
        errors={remaining}
      />
      <InlineMessage>
        {t(
          'You go on signing in with {email} until the code is entered. We write there too, so that nobody changes it behind your back.',
          { email },
        )}
      </InlineMessage>
    </FormDialog>
  )
}

export interface EmailCodeFormProps extends FormDialogState {
  /** The address that the code was sent to. */
  readonly sentTo: string
  readonly onSubmit: (code: string) => void
  /** The button for another code. */
  readonly resend: ReactNode
}

/** The form for the code sent to the new address. Rule: IDEN-32. */
export const EmailCodeForm = ({ sentTo, onSubmit, resend, errors = none, ...state }: EmailCodeFormProps) => {
  const [code, setCode] = useState('')
  const remaining = useRemainingErrors(errors, { otp: code })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={t('Enter the code')}
      saveText={t('Change the e-mail')}
      onSave={() => onSubmit(code)}
    >
      <Text>
        <Trans
          message="It went to <b>{sentTo}</b>, and works for {emailCodeMinutes} minutes."
          values={{ emailCodeMinutes: EMAIL_CODE_MINUTES, sentTo }}
          components={{ b: (words) => <b>{words}</b> }}
        />
      </Text>
      <CodeField value={code} onChange={setCode} errors={remaining} />
      {resend}
    </FormDialog>
  )
}
