import { hasRadius, includesContract } from './default-search.ts'
import type { SearchParameters } from './search-parameters.ts'

/** The orders of a search. Rule: SRCH-59. */
export const searchSorts = ['best', 'nearest', 'rate-up', 'rate-down', 'soonest', 'newest', 'fastest'] as const
export type SearchSort = (typeof searchSorts)[number]

/** The orders of an index: the rate of permanent work is another one. What is equal in an order is in that of the best match. */
export const candidateSorts = [...searchSorts, 'salary-up', 'salary-down'] as const
export type CandidateSort = (typeof candidateSorts)[number]

/** The order of a search in the index: nearest only around a town, and the rate of the work that is searched. Rule: SRCH-59. */
export const toCandidateSort = (search: SearchParameters): CandidateSort => {
  const { sort } = search
  if (sort === 'nearest') return hasRadius(search) ? sort : 'best'
  if (sort === 'rate-up') return includesContract(search) ? sort : 'salary-up'
  if (sort === 'rate-down') return includesContract(search) ? sort : 'salary-down'
  return sort
}

/** The indexes of the wire, one for each order, as the hosted service has replicas. Rule: SRCH-60. */
const indexNames: Readonly<Record<CandidateSort, string>> = {
  best: 'users',
  nearest: 'users_nearest',
  'rate-up': 'users_rate_asc',
  'rate-down': 'users_rate_desc',
  'salary-up': 'users_permanent_rate_asc',
  'salary-down': 'users_permanent_rate_desc',
  soonest: 'users_available_soonest',
  newest: 'users_newest',
  fastest: 'users_answers_fastest',
}

export const indexNameOf = (sort: CandidateSort): string => indexNames[sort]

/** The order of an index of the wire; null for a name that is none. */
export const sortOfIndex = (name: string): CandidateSort | null =>
  candidateSorts.find((sort) => indexNames[sort] === name) ?? null

/** The indexes with another order than the best match. */
export const sortedIndexNames: readonly string[] = candidateSorts
  .filter((sort) => sort !== 'best')
  .map((sort) => indexNames[sort])
