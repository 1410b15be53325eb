import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { toInAppPath } from '../../../shared/navigation/return-to.ts'
import { refreshSession } from '../../session/index.ts'
import { useSignIn } from '../api/use-sign-in.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { loadResumeSignUp, forgetSignUp } from '../../sign-up/index.ts'
import { getLoginNotice } from '../login-notice.tsx'
import { LoginPage } from './LoginPage.tsx'
import { t } from '../../../shared/i18n/index.ts'

/** Signs in and redirects to the page that the visitor requested. Rules: ONB-12, ONB-17. */
export const LoginRoute = () => {
  usePageTitle(t('Welcome back'))
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { email, from, said } = useSearch({ strict: false })
  const signIn = useSignIn(async (answer) => {
    const step = answer.signingUp ? (await loadResumeSignUp()).resumeSignUp(answer) : null
    if (step !== null) {
      await navigate({ href: step })
      return
    }
    forgetSignUp()
    await refreshSession(queries)
    await navigate({ href: toInAppPath(from) ?? '/dashboard', replace: true })
  })
  return <LoginPage {...signIn} initialEmail={typeof email === 'string' ? email : ''} notice={getLoginNotice(said)} />
}
