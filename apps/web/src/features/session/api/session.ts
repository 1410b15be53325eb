import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { api, ApiFailure } from '../../../shared/api/client.ts'
import { sessionGate } from '../../../shared/api/session-gate.ts'
import { clearFormDrafts } from '../../../shared/drafts/use-form-draft.ts'
import { sessionKeys } from './keys.ts'

/** The server sets this sign beside the session, which no script can read. Without it there is nobody to ask for. */
const isSomebodyIn = (): boolean => /(?:^|; )signed_in=\w/.test(document.cookie)

const readSession = async (): Promise<CurrentSessionWire | null> => {
  const answer = await api.readSession()
  if (answer.ok) return answer.value
  if (answer.status === 401) return null
  throw new ApiFailure(answer)
}

/** Who is signed in and what they may do, or null. Kept for as long as the page lives; the channel says when to read it again. */
export const sessionQuery = queryOptions({
  queryKey: sessionKeys.session,
  queryFn: () => (isSomebodyIn() ? readSession() : null),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in, once the first page has asked. */
export const useSession = (): CurrentSessionWire | null => useQuery(sessionQuery).data ?? null

/** The session inside a page that the guard opens to signed-in people only. */
export function useSignedIn(): CurrentSessionWire {
  const session = useSession()
  if (session === null) throw new Error('This page needs somebody who is signed in')
  return session
}

/** Reads the session anew after something changed it: a login, a saved profile, a verification. */
export const refreshSession = async (queries: QueryClient): Promise<CurrentSessionWire | null> =>
  queries.fetchQuery({ ...sessionQuery, queryFn: readSession, staleTime: 0 })

const reloadDelay = 50

/** Ends the session here and on the server, and starts the page anew, at the login unless told. Rule: UI-5. */
export async function signOut(queries: QueryClient, to = '/login'): Promise<void> {
  sessionGate.know(null)
  await api.logOut()
  queries.clear()
  clearFormDrafts()
  setTimeout(() => window.location.assign(to), reloadDelay)
}
