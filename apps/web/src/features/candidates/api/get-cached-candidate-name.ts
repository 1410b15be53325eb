import type { CandidateView } from '@guildhall/domain/search'
import type { QueryClient } from '@tanstack/react-query'
import { candidatesKeys } from './keys.ts'

/** The name of the candidate in an address (?open=…), if it is in the query cache; null otherwise. */
export function getCachedCandidateName(queries: QueryClient, href: string): string | null {
  const open = new URLSearchParams(href.split('?')[1] ?? '').get('open')
  const person = open === null ? undefined : queries.getQueryData<CandidateView>(candidatesKeys.candidate(open))
  return person === undefined ? null : `${person.firstName} ${person.lastName}`.trim()
}
