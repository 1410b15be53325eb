import { useState } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Form, type FormError } from '@guildhall/ui-kit/Form'
import { Link } from '@guildhall/ui-kit/Link'
import { PasswordField } from '@guildhall/ui-kit/PasswordField'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import { messageOf } from '../../app/profile/message-of.ts'
import { useUnmended } from '../../app/profile/use-unmended.ts'
import { SignFrame } from '../../patterns/SignFrame/index.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface LoginPageProps {
  readonly onSubmit: (credentials: Credentials) => void
  readonly isPending?: boolean
  /** What the last try was refused with, in words. */
  readonly refusal?: string | null
  readonly errors?: readonly FormError[]
}

const none: readonly FormError[] = []

/** "Welcome back": e-mail and password. Source: product-spec §2 /login. */
export const LoginPage = ({ onSubmit, isPending = false, refusal = null, errors = none }: LoginPageProps) => {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const unmended = useUnmended(errors, { email, password })
  return (
    <SignFrame
      lit={7}
      isOpen
      title="Welcome back"
      lead={
        <>
          New here? <Link href="/sign-up">Create an account</Link>
        </>
      }
    >
      <Form label="Sign in" hasSummary={false} errors={errors} onSubmit={() => onSubmit({ email, password })}>
        {refusal !== null && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          size="lg"
          value={email}
          onChange={setEmail}
          error={messageOf(unmended, 'email')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          size="lg"
          value={password}
          onChange={setPassword}
          error={messageOf(unmended, 'password')}
        />
        <Button look="primary" size="lg" isBlock type="submit" isPending={isPending} pendingLabel="Signing in">
          Sign in
        </Button>
      </Form>
      <Text look="caption">You stay signed in on this device for 31 days.</Text>
    </SignFrame>
  )
}
