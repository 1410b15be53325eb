import { type ReactNode, useState } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Link } from '@guildhall/ui-kit/Link'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { EmailField } from '../../../../shared/components/EmailField/index.ts'
import { getErrorMessage } from '../../../../shared/forms/get-error-message.ts'
import { useRemainingErrors } from '../../../../shared/forms/use-remaining-errors.ts'
import type { Credentials } from '../../api/use-sign-in.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface SignInFormProps {
  readonly onSubmit: (credentials: Credentials) => void
  readonly isPending?: boolean
  /** The error of the last attempt, as text. */
  readonly refusal?: string | null
  readonly errors?: readonly FormError[]
  /** The user's address if it is known: then only the password is required. */
  readonly knownEmail?: string | null
  /** The address to begin with; it can be changed. */
  readonly initialEmail?: string
  /** Above the fields: why the user has to sign in. */
  readonly notice?: ReactNode
  readonly submitText?: string
  /** Over a page whose input must not be lost: the link for a forgotten password opens a new tab. */
  readonly isOverPage?: boolean
}

const none: readonly FormError[] = []

/** E-mail and password, with a link for a forgotten password. Rules: IDEN-8, IDEN-28. */
export const SignInForm = ({
  onSubmit,
  isPending = false,
  refusal = null,
  errors = none,
  knownEmail = null,
  initialEmail = '',
  notice,
  submitText = t('Sign in'),
  isOverPage = false,
}: SignInFormProps) => {
  const [typed, setEmail] = useState(initialEmail)
  const [password, setPassword] = useState('')
  const email = knownEmail ?? typed
  const remaining = useRemainingErrors(errors, { email, password })
  const forgot = email === '' ? '/request-password' : `/request-password?email=${encodeURIComponent(email)}`
  return (
    <Form label={t('Sign in')} hasErrorSummary={false} errors={errors} onSubmit={() => onSubmit({ email, password })}>
      {refusal === null ? (
        notice
      ) : (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      )}
      {knownEmail === null && <EmailField value={typed} onChange={setEmail} errors={remaining} />}
      <PasswordField
        label={t('Password')}
        isRequired
        secondaryLabel={
          <Link href={forgot} {...(isOverPage ? { target: '_blank' } : {})}>
            {t('Forgot it?')}
          </Link>
        }
        name="password"
        autoComplete="current-password"
        size="lg"
        value={password}
        onChange={setPassword}
        errorMessage={getErrorMessage(remaining, 'password')}
      />
      <Button variant="primary" size="lg" fullWidth type="submit" isPending={isPending} pendingLabel={t('Signing in')}>
        {submitText}
      </Button>
    </Form>
  )
}
