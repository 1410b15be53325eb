import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { api, ApiFailure } from '../api.ts'
import { forgetFormDrafts } from '../profile/use-form-draft.ts'

/** Who is signed in: the login answer, or null. Kept for as long as the page lives; the channel says when to read it again. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<SessionAnswer | null> => {
    const answer = await api.readUser()
    if (answer.ok) return answer.value
    if (answer.status === 401) return null
    throw new ApiFailure(answer)
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in, once the first page has asked. */
export const useSession = (): SessionAnswer | null => useQuery(sessionQuery).data ?? null

/** The session inside a page that the guard opens to signed-in people only. */
export function useSignedIn(): SessionAnswer {
  const session = useSession()
  if (session === null) throw new Error('This page needs somebody who is signed in')
  return session
}

/** Reads the session anew after something changed it: a login, a saved profile, a verification. */
export const refreshSession = async (queries: QueryClient): Promise<SessionAnswer | null> =>
  queries.fetchQuery({ ...sessionQuery, staleTime: 0 })

const reloadDelay = 50

/** Ends the session here and on the server, and starts the page anew. Source: product-spec §4 (reload after 50 ms). */
export async function signOut(queries: QueryClient): Promise<void> {
  await api.logOut()
  queries.clear()
  forgetFormDrafts()
  setTimeout(() => window.location.assign('/login'), reloadDelay)
}
