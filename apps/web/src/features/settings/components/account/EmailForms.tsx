import { EMAIL_CODE_DIGITS, EMAIL_CODE_MINUTES } from '@guildhall/domain/shared'
import { type ReactNode, useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { Note } from '@guildhall/ui-kit/Note'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import { messageOf } from '../../../../shared/forms/message-of.ts'
import { useUnmended } from '../../../../shared/forms/use-unmended.ts'
import { FormDialog } from '../../../../shared/components/FormDialog/index.ts'
import { Say, say } from '../../../../shared/i18n/index.ts'

interface DialogState {
  readonly onClose: () => void
  readonly isPending?: boolean
  readonly errors?: readonly FormError[]
  readonly refusal?: string | null
}

const none: readonly FormError[] = []

export interface NewEmailFormProps extends DialogState {
  /** The address that the account has. */
  readonly email: string
  readonly onSubmit: (email: string) => void
}

/** Asks for a new address, and says what happens with both. Rule: IDEN-32. */
export const NewEmailForm = ({ email, onSubmit, errors = none, ...state }: NewEmailFormProps) => {
  const [typed, setTyped] = useState('')
  const unmended = useUnmended(errors, { email: typed })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={say('Change your e-mail')}
      saveText={say('Send the code')}
      onSave={() => onSubmit(typed.trim())}
    >
      <TextField
        label={say('New e-mail')}
        name="email"
        type="email"
        autoComplete="email"
        value={typed}
        onChange={setTyped}
        description={say('We send a code of {emailCodeDigits} digits there.', { emailCodeDigits: EMAIL_CODE_DIGITS })}
        error={messageOf(unmended, 'email')}
      />
      <Note>
        {say(
          'You go on signing in with {email} until the code is entered. We write there too, so that nobody changes it behind your back.',
          { email },
        )}
      </Note>
    </FormDialog>
  )
}

export interface EmailCodeFormProps extends DialogState {
  /** Where the code went. */
  readonly sentTo: string
  readonly onSubmit: (code: string) => void
  /** The way to another code. */
  readonly resend: ReactNode
}

/** Asks for the code that went to the new address. Rule: IDEN-32. */
export const EmailCodeForm = ({ sentTo, onSubmit, resend, errors = none, ...state }: EmailCodeFormProps) => {
  const [code, setCode] = useState('')
  const unmended = useUnmended(errors, { otp: code })
  return (
    <FormDialog
      {...state}
      errors={errors}
      title={say('Enter the code')}
      saveText={say('Change the e-mail')}
      onSave={() => onSubmit(code)}
    >
      <Text>
        <Say
          text="It went to <b>{sentTo}</b>, and works for {emailCodeMinutes} minutes."
          values={{ emailCodeMinutes: EMAIL_CODE_MINUTES, sentTo }}
          parts={{ b: (words) => <b>{words}</b> }}
        />
      </Text>
      <TextField
        label={say('Code')}
        name="otp"
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
        error={messageOf(unmended, 'otp')}
      />
      {resend}
    </FormDialog>
  )
}
