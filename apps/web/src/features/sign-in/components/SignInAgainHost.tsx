import { useQueryClient } from '@tanstack/react-query'
import { SignInAgain } from './SignInAgain/index.ts'
import { sessionQuery } from '../../session/index.ts'
import { type GateViewer, sessionGate } from '../../../shared/api/session-gate.ts'
import { useSignIn } from '../api/use-sign-in.ts'

/** Signs the user of an expired session in again, and continues waiting calls. */
export const SignInAgainHost = ({ viewer }: { readonly viewer: GateViewer }) => {
  const queries = useQueryClient()
  const signIn = useSignIn(({ user }) => {
    sessionGate.open(user.uuid)
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  })
  return <SignInAgain {...signIn} viewer={viewer} onLeave={() => window.location.assign('/login')} />
}
