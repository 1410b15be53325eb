import { rateHistogramQueries, searchIdentity, type SearchParameters } from '@guildhall/domain/search'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { RateBars } from './FilterRail/RateBars.tsx'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { countCandidates } from '../api/search-calls.ts'

export interface RateSpreadProps {
  readonly search: SearchParameters
  readonly rates: ExchangeRateTable
  /** Where the slider ends, and what is chosen on it. */
  readonly end: number
  readonly chosen: readonly [number, number]
}

/** How many people ask which rate, over the slider, of those whom everything but the rate finds. Nothing while it is not known. Rule: SRCH-23. */
export const RateSpread = ({ search, rates, end, chosen }: RateSpreadProps) => {
  const queries = useQueryClient()
  const api = useHiringApi()
  const unlimited = { ...search, rateMin: 0, contractBudget: 0 }
  const { data } = useQuery({
    queryKey: ['rate-spread', searchIdentity(unlimited), search.contractCurrency],
    queryFn: async ({ signal }) => {
      const asked = rateHistogramQueries(search, end, rates)
      return asked.length === 0 ? [] : countCandidates({ queries, api }, asked, signal)
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return data === undefined ? null : <RateBars counts={data} end={end} chosen={chosen} />
}
