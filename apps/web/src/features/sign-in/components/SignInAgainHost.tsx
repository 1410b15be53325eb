import { useQueryClient } from '@tanstack/react-query'
import { SignInAgain } from './SignInAgain/index.ts'
import { sessionQuery } from '../../session/index.ts'
import { type GateViewer, sessionGate } from '../../../shared/api/session-gate.ts'
import { useSignIn } from '../api/use-sign-in.ts'

/** Lets the owner of an ended session in again, and what waited go on. */
export const SignInAgainHost = ({ viewer }: { readonly viewer: GateViewer }) => {
  const queries = useQueryClient()
  const signIn = useSignIn(() => {
    sessionGate.open()
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  })
  return <SignInAgain {...signIn} viewer={viewer} onLeave={() => window.location.assign('/login')} />
}
