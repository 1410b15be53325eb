import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { rateHistogramQueries, searchIdentity, type SearchParameters } from '@guildhall/domain/search'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { searchKeys } from './keys.ts'
import { countCandidates } from './search-calls.ts'

/** How many people ask which rate up to `end`, of those whom everything but the rate finds; undefined while it is not known. Rule: SRCH-23. */
export function useRateHistogram(
  search: SearchParameters,
  rates: ExchangeRateTable,
  end: number,
): readonly number[] | undefined {
  const queries = useQueryClient()
  const api = useHiringApi()
  const unlimited = { ...search, rateMin: 0, contractBudget: 0 }
  return useQuery({
    queryKey: searchKeys.rateHistogram(searchIdentity(unlimited), search.contractCurrency),
    queryFn: async ({ signal }) => {
      const candidateQueries = rateHistogramQueries(search, end, rates)
      return candidateQueries.length === 0 ? [] : countCandidates({ queries, api }, candidateQueries, signal)
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  }).data
}
