import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Form } from '@guildhall/ui-kit/Form'
import { TextButton } from '@guildhall/ui-kit/Link'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { Text } from '@guildhall/ui-kit/Text'
import { EmailField } from '../../../shared/components/EmailField/index.ts'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../shared/forms/use-remaining-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { CodeField } from '../../sign-in/index.ts'
import type { StaffSignIn } from '../api/use-staff-sign-in.ts'

export interface StaffSignInFormProps extends StaffSignIn {
  /** The operator's address if it is known: then only the password is asked for. */
  readonly knownEmail?: string | null
}

/** E-mail and password of an operator, then the code of their app. Rules: MOD-16, MOD-17. */
export const StaffSignInForm = (props: StaffSignInFormProps) =>
  props.stage === 'code' ? <StaffCodeForm {...props} /> : <StaffPasswordForm {...props} />

const StaffPasswordForm = ({ knownEmail = null, errors, refusal, isPending, onPassword }: StaffSignInFormProps) => {
  const [typed, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const email = knownEmail ?? typed
  const remaining = useRemainingErrors(errors, { email, password })
  return (
    <Form label={t('Sign in')} hasErrorSummary={false} errors={errors} onSubmit={() => onPassword({ email, password })}>
      <FormAlert message={refusal} />
      {knownEmail === null ? (
        <EmailField value={typed} onChange={setEmail} errors={remaining} />
      ) : (
        <input type="hidden" name="username" autoComplete="username" value={knownEmail} readOnly />
      )}
      <PasswordField
        label={t('Password')}
        isRequired
        name="password"
        autoComplete="current-password"
        size="lg"
        value={password}
        onChange={setPassword}
        errorMessage={getErrorMessage(remaining, 'password')}
      />
      <Button variant="primary" size="lg" fullWidth type="submit" isPending={isPending} pendingLabel={t('Signing in')}>
        {t('Sign in')}
      </Button>
    </Form>
  )
}

const StaffCodeForm = ({ errors, refusal, isPending, onCode, onStartOver }: StaffSignInFormProps) => {
  const [code, setCode] = useState('')
  const remaining = useRemainingErrors(errors, { otp: code })
  return (
    <Form label={t('Second step')} hasErrorSummary={false} errors={errors} onSubmit={() => onCode(code)}>
      <FormAlert message={refusal} />
      <CodeField
        size="lg"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this is the form's only field, and the operator has just requested it
        autoFocus
        value={code}
        onChange={setCode}
        description={t('Six digits, from your authenticator app.')}
        errors={remaining}
      />
      <Button variant="primary" size="lg" fullWidth type="submit" isPending={isPending} pendingLabel={t('Signing in')}>
        {t('Sign in')}
      </Button>
      <Text as="div" tone="muted">
        <TextButton onPress={onStartOver}>{t('Start over')}</TextButton>
      </Text>
    </Form>
  )
}
