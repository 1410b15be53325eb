import type { ExchangeRateTable } from '../../reference/index.ts'
import type { CandidateQuery, NumericFilter } from '../query/candidate-query.ts'
import { toIndexCurrency } from '../query/index-currency.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'

/** Number of bands of the histogram of hourly rates. */
export const RATE_BANDS = 16

/**
 * The queries for the histogram of a search's rates: one per band of equal width from 0 to `end`, in the currency of the search's contract
 * rates; the last includes everybody above it. The rate filter itself is ignored, all other filters apply. Empty if the table lacks the
 * currency. Rule: SRCH-23.
 */
export const rateHistogramQueries = (
  search: SearchParameters,
  end: number,
  table: ExchangeRateTable,
): readonly CandidateQuery[] => {
  const edges = Array.from({ length: RATE_BANDS }, (_, band) =>
    toIndexCurrency((end * band) / RATE_BANDS, search.contractCurrency, table),
  )
  if (edges.includes(null)) return []
  const all = toCandidateQuery({ ...search, rateMin: 0, contractBudget: 0 }, table, { offset: 0, length: 0 })
  return edges.map((from, band) => {
    const to = edges[band + 1] ?? null
    const filters: readonly NumericFilter[] = [
      { attribute: 'rate', operator: '>=', value: from ?? 0 },
      ...(to === null ? [] : [{ attribute: 'rate', operator: '<', value: to } as const]),
    ]
    return { ...all, numericFilters: [...all.numericFilters, ...filters.map((filter) => [filter])] }
  })
}
