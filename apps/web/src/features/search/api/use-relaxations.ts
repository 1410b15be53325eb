import { relaxations, searchIdentity, type SearchParameters, toCandidateQuery } from '@guildhall/domain/search'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { countCandidates } from './search-calls.ts'
import type { CountedRelaxation } from '../components/NoResults/index.ts'
import { searchKeys } from './keys.ts'

/** The maximum number of searches in one multi-search call. */
const queriesMax = 20
const offered = 6

/**
 * The filters to drop if nobody is found, each with the resulting number of candidates; filters without effect are omitted. Null while counting.
 * Rule: SRCH-22.
 */
export function useRelaxations(
  search: SearchParameters,
  rates: ExchangeRateTable,
): readonly CountedRelaxation[] | null {
  const queries = useQueryClient()
  const api = useHiringApi()
  const counted = useQuery({
    queryKey: searchKeys.relaxations(searchIdentity(search)),
    queryFn: async ({ signal }): Promise<readonly CountedRelaxation[]> => {
      const ways = relaxations(search).slice(0, queriesMax)
      if (ways.length === 0) return []
      const candidateQueries = ways.map(({ parameters }) => toCandidateQuery(parameters, rates))
      const counts = await countCandidates({ queries, api }, candidateQueries, signal)
      return ways
        .map((way, index) => ({ ...way, count: counts[index] ?? 0 }))
        .filter(({ count }) => count > 0)
        .slice(0, offered)
    },
  })
  return counted.isError ? [] : (counted.data ?? null)
}
