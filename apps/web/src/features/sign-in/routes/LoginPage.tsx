import { lazy, type ReactNode, Suspense } from 'react'
import { type IdentityProvider, SESSION_DAYS } from '@guildhall/domain/identity'
import { Button } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import type { SignIn } from '../api/use-sign-in.ts'
import { SignInForm } from '../components/SignIn/SignInForm.tsx'
import { SignInProviders } from '../../../shared/components/SignInProviders/index.ts'
import { AuthLayout } from '../../../shared/components/AuthLayout/index.ts'
import { Trans, t } from '../../../shared/i18n/index.ts'

export interface LoginPageProps extends SignIn {
  /** Why the user was redirected here: a new password is set, an account is deleted. */
  readonly notice?: ReactNode
  /** The address to begin with. */
  readonly initialEmail?: string
  /** The providers that people can sign in with instead. */
  readonly providers?: readonly IdentityProvider[]
  readonly onProvider?: (name: string) => void
  /** Whether the browser can use passkeys here. Rule: IDEN-66. */
  readonly hasPasskeys?: boolean
}

const LaterStage = lazy(async () => ({ default: (await import('./LaterStage.tsx')).LaterStage }))

const none: readonly IdentityProvider[] = []

const illustration = { litWindows: 7, isDoorOpen: true }

/** "Welcome back": e-mail and password, then the code, or the restoring of a deleted account; or a passkey alone. Rules: IDEN-40, IDEN-62, PRIV-7. */
export const LoginPage = ({
  notice,
  initialEmail = '',
  providers = none,
  onProvider,
  hasPasskeys = false,
  stage,
  deletesAt,
  submit,
  submitCode,
  submitPasskey,
  submitPasskeyStep,
  restore,
  startOver,
  ...form
}: LoginPageProps) => {
  if (stage !== 'password')
    return (
      <Suspense>
        <LaterStage
          {...form}
          stage={stage}
          illustration={illustration}
          deletesAt={deletesAt}
          restore={restore}
          startOver={startOver}
          submitCode={submitCode}
          submitPasskeyStep={hasPasskeys ? submitPasskeyStep : undefined}
        />
      </Suspense>
    )
  return (
    <AuthLayout
      {...illustration}
      title={t('Welcome back')}
      lead={
        <>
          <Trans
            message="New here? <link>Create an account</link>"
            components={{ link: (words) => <Link href="/sign-up">{words}</Link> }}
          />
        </>
      }
    >
      <SignInForm {...form} onSubmit={submit} notice={notice} initialEmail={initialEmail} />
      {hasPasskeys && (
        <Button variant="quiet" size="lg" fullWidth onPress={submitPasskey} isDisabled={form.isPending}>
          {t('Sign in with a passkey')}
        </Button>
      )}
      {onProvider !== undefined && (
        <SignInProviders providers={providers} onProvider={onProvider} isDisabled={form.isPending} />
      )}
      <Text variant="caption">
        {t('You stay signed in on this device for {sessionDays} days.', { sessionDays: SESSION_DAYS })}
      </Text>
    </AuthLayout>
  )
}
