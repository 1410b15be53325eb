import type { IdentityProvider } from '@guildhall/domain/identity'
import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { toInAppPath } from '../../../shared/navigation/return-to.ts'
import { refreshSession } from '../../session/index.ts'
import { useExternalSignIn } from '../api/use-external-sign-in.ts'
import { useSignIn } from '../api/use-sign-in.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { loadResumeSignUp, forgetSignUp } from '../../sign-up/index.ts'
import { readSignInProviders } from '../../../shared/components/SignInProviders/index.ts'
import { visitProvider } from '../../../shared/navigation/visit-provider.ts'
import { connectNotice, getExternalNotice } from '../external-notice.tsx'
import { canUsePasskeysHere } from '../../../shared/passkeys/index.ts'
import { getLoginNotice } from '../login-notice.tsx'
import { LoginPage } from './LoginPage.tsx'
import { t } from '../../../shared/i18n/index.ts'

const none: readonly IdentityProvider[] = []

/** Signs in and redirects to the page that the visitor requested. Rules: ONB-12, ONB-17, IDEN-72. */
export const LoginRoute = () => {
  usePageTitle(t('Welcome back'))
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { email, external, from, said } = useSearch({ strict: false })
  const returnTo = toInAppPath(from)
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
  const { ticket, ...returned } = useExternalSignIn(external === 'log-in' || external === 'connect', onSignedIn)
  const startOver = () => void navigate({ href: '/login', replace: true })
  if (ticket === undefined) return <LoginPage {...signIn} isPending />
  if (ticket?.step === 'log-in')
    return <LoginPage {...signIn} {...returned} stage={ticket.needs_code ? 'code' : 'password'} startOver={startOver} />
  const known = ticket?.step === 'connect' ? ticket : null
  const notice = getLoginNotice(said) ?? getExternalNotice(external === undefined ? said : 'sign-in-expired')
  return (
    <LoginPage
      key={known?.email}
      {...signIn}
      hasPasskeys={canUsePasskeysHere()}
      initialEmail={known?.email ?? (typeof email === 'string' ? email : '')}
      notice={known === null ? notice : connectNotice(known.provider)}
      providers={known === null ? readSignInProviders() : none}
      onProvider={(name) => visitProvider(name, returnTo)}
    />
  )
}
