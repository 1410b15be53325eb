import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { api, ApiFailure } from '../../../shared/api/client.ts'
import { sessionKeys } from './keys.ts'

/** The server sets this cookie together with the session cookie, which scripts cannot read. Without it there is no session to load. */
export const isSignedIn = (): boolean => /(?:^|; )(?:__Host-)?signed_in=\w/.test(document.cookie)

const readSession = async (): Promise<CurrentSessionWire | null> => {
  const answer = await api.readSession()
  if (answer.ok) return answer.value
  if (answer.status === 401) return null
  throw new ApiFailure(answer)
}

/** The signed-in user and their permissions, or null. Stays fresh as long as the page is open; the channel invalidates it. Rule: UI-53. */
export const sessionQuery = queryOptions({
  queryKey: sessionKeys.session,
  queryFn: () => (isSignedIn() ? readSession() : null),
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
  queries.fetchQuery({ ...sessionQuery, queryFn: readSession, staleTime: 0 })
