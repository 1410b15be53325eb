import type { SessionAnswer, WireAnswer, WireHit } from '@guildhall/rest-contract/client'
import type { TestSite } from './test-site.ts'

/** The headers that the hosted search service's clients send, with the session's key. */
export const searchHeaders = ({ search }: SessionAnswer): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'x-algolia-application-id': search?.applicationId ?? '',
  'x-algolia-api-key': search?.apiKey ?? '',
})

/** An answer with all attributes of each hit. */
type WholeAnswer = Omit<WireAnswer, 'hits'> & { readonly hits: readonly WireHit[] }

/** Searches candidates with the session's key; throws if it is refused. */
export async function searchCandidates(
  site: TestSite,
  session: SessionAnswer,
  query: Readonly<Record<string, unknown>> = {},
): Promise<WholeAnswer> {
  const response = await site.request('/1/indexes/users/query', {
    method: 'POST',
    headers: searchHeaders(session),
    body: JSON.stringify(query),
  })
  if (!response.ok) throw new Error(`The search answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as WholeAnswer
}
