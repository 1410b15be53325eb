import { returnsAfterLogin } from '@guildhall/domain/onboarding'
import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { toInAppPath } from '../../../shared/navigation/in-app-path.ts'
import { refreshSession } from '../../session/index.ts'
import { useSignIn } from '../api/use-sign-in.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { loadResumeSignUp, forgetSignUp } from '../../sign-up/index.ts'
import { readSignInProviders } from '../../../shared/components/SignInProviders/index.ts'
import { visitProvider } from '../../../shared/navigation/visit-provider.ts'
import { canUsePasskeysHere } from '../../../shared/passkeys/index.ts'
import { LoginPage } from './LoginPage.tsx'
import { t } from '../../../shared/i18n/index.ts'

// What few visits need: the end of a sign-in by a provider, and the reasons for which somebody is redirected here.
const LoginReturn = lazy(async () => ({ default: (await import('./LoginReturn.tsx')).LoginReturn }))
const LoginNotice = lazy(async () => ({ default: (await import('../components/LoginNotice.tsx')).LoginNotice }))

/** Signs in and redirects to the page that the visitor requested. Rules: ONB-12, ONB-17, IDEN-72. */
export const LoginRoute = () => {
  usePageTitle(t('Welcome back'))
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { email, external, from, said } = useSearch({ strict: false })
  const requested = toInAppPath(from)
  const returnTo = requested !== null && returnsAfterLogin(requested) ? requested : null
  const onSignedIn = async (answer: SessionAnswer): Promise<void> => {
    const step = answer.signingUp ? (await loadResumeSignUp()).resumeSignUp(answer) : null
    if (step !== null) {
      await navigate({ href: step })
      return
    }
    forgetSignUp()
    await refreshSession(queries)
    await navigate({ href: returnTo ?? '/dashboard', replace: true })
  }
  const signIn = useSignIn(onSignedIn)
  const page = { ...signIn, hasPasskeys: canUsePasskeysHere() }
  if (external === 'log-in' || external === 'connect')
    return (
      <Suspense fallback={<LoginPage {...signIn} isPending />}>
        <LoginReturn page={page} onSignedIn={onSignedIn} />
      </Suspense>
    )
  return (
    <LoginPage
      {...page}
      initialEmail={typeof email === 'string' ? email : ''}
      notice={
        said !== undefined && (
          <Suspense>
            <LoginNotice reason={said} />
          </Suspense>
        )
      }
      providers={readSignInProviders()}
      onProvider={(name) => visitProvider(name, returnTo)}
    />
  )
}
