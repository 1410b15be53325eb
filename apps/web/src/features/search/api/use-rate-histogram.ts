import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { rateHistogramQueries, searchIdentity, type SearchParameters } from '@guildhall/domain/search'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { searchKeys } from './keys.ts'
import { countCandidates } from './search-calls.ts'

/** The histogram of rates up to `end`, for the candidates who match every filter except the rate; undefined until it has loaded. Rule: SRCH-23. */
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
