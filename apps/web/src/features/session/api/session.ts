import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { api, ApiFailure } from '../../../shared/api/client.ts'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import { sessionKeys } from './keys.ts'

/** The server sets this cookie together with the session cookie, which scripts cannot read. Without it there is no session to load. */
export const isSignedIn = (): boolean => /(?:^|; )(?:__Host-)?signed_in=\w/.test(document.cookie)

const known = (queries: QueryClient): CurrentSessionWire | null | undefined => queries.getQueryData(sessionKeys.session)

/** Nothing that was read for one user is shown to another, for whom the page is replaced with all that it has read. Rule: UI-75. */
const readSession = async (queries: QueryClient): Promise<CurrentSessionWire | null> => {
  const answer = await api.readSession()
  if (answer.ok) {
    const before = known(queries)
    if (before === null) queries.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
    if (before && before.user.uuid !== answer.value.user.uuid) {
      // Refuses what waits for the former user.
      sessionGate.know(null)
      window.location.replace('/dashboard')
      // The page that goes never shows the new session.
      return new Promise(() => undefined)
    }
    return answer.value
  }
  if (answer.status === 401) return null
  throw new ApiFailure(answer)
}

/**
 * The signed-in user and their permissions, or null. Stays fresh as long as the page is open; the channel invalidates it. Where a session was
 * known, the server is asked although the cookie is gone: its 401 asks the user to sign in over the page. Rules: UI-7, UI-53.
 */
export const sessionQuery = queryOptions({
  queryKey: sessionKeys.session,
  queryFn: ({ client }) => (isSignedIn() || known(client) ? readSession(client) : null),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The current session; null for a visitor, or before it has loaded. */
export const useSession = (): CurrentSessionWire | null => useQuery(sessionQuery).data ?? null

/** The session within a page that the guard opens to signed-in users only. */
export function useSignedIn(): CurrentSessionWire {
  const session = useSession()
  if (session === null) throw new Error('This page needs somebody who is signed in')
  return session
}

/** Loads the session again after a change: sign-in, a saved profile, a verification. */
export const refreshSession = async (queries: QueryClient): Promise<CurrentSessionWire | null> =>
  queries.fetchQuery({ ...sessionQuery, queryFn: () => readSession(queries), staleTime: 0 })
