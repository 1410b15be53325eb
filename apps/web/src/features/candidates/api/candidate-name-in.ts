import type { CandidateView } from '@guildhall/domain/search'
import type { QueryClient } from '@tanstack/react-query'
import { candidatesKeys } from './keys.ts'

/** The name of whoever is open at an address (?open=…), where this page has read them; null else. */
export function candidateNameIn(queries: QueryClient, href: string): string | null {
  const open = new URLSearchParams(href.split('?')[1] ?? '').get('open')
  const person = open === null ? undefined : queries.getQueryData<CandidateView>(candidatesKeys.candidate(open))
  return person === undefined ? null : `${person.firstName} ${person.lastName}`.trim()
}
