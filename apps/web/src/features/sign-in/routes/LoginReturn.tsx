import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readSignInProviders } from '../../../shared/components/SignInProviders/index.ts'
import { toInAppPath } from '../../../shared/navigation/in-app-path.ts'
import { visitProvider } from '../../../shared/navigation/visit-provider.ts'
import { useExternalSignIn } from '../api/use-external-sign-in.ts'
import { connectNotice, getExternalNotice } from '../external-notice.tsx'
import { LoginPage, type LoginPageProps } from './LoginPage.tsx'

export interface LoginReturnProps {
  /** The sign-in by password, which a known address needs once. */
  readonly page: LoginPageProps
  readonly onSignedIn: (answer: SessionAnswer) => Promise<void>
}

/** The login after a visit to a sign-in provider. Rules: IDEN-72, IDEN-74. */
export const LoginReturn = ({ page, onSignedIn }: LoginReturnProps) => {
  const navigate = useNavigate()
  const { email, from } = useSearch({ strict: false })
  const { ticket, ...returned } = useExternalSignIn(onSignedIn)
  const startOver = () => void navigate({ href: '/login', replace: true })
  if (ticket === undefined) return <LoginPage {...page} hasPasskeys={false} isPending />
  if (ticket?.step === 'log-in')
    return (
      <LoginPage
        {...page}
        {...returned}
        hasPasskeys={false}
        stage={ticket.needs_code ? 'code' : 'password'}
        startOver={startOver}
      />
    )
  if (ticket?.step === 'connect')
    return (
      <LoginPage
        key={ticket.email}
        {...page}
        initialEmail={ticket.email ?? ''}
        notice={connectNotice(ticket.provider)}
      />
    )
  return (
    <LoginPage
      {...page}
      initialEmail={typeof email === 'string' ? email : ''}
      notice={getExternalNotice('sign-in-expired')}
      providers={readSignInProviders()}
      onProvider={(name) => visitProvider(name, toInAppPath(from))}
    />
  )
}
