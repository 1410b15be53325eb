import type { ExchangeRateTable } from '../../reference/index.ts'
import type { CandidateQuery, NumericFilter } from '../query/candidate-query.ts'
import { toIndexCurrency } from '../query/index-currency.ts'
import type { SearchParameters } from '../query/search-parameters.ts'
import { toCandidateQuery } from '../query/to-candidate-query.ts'

/** How many bands the rates an hour are counted in. */
export const RATE_BANDS = 16

/**
 * The queries whose counts say how the rates of a search spread: one a band of equal width from 0 to `end`, in the currency of the search's
 * contract rates; the last takes everybody above it too. The rate filter itself is left out, all else of the search holds. None where the
 * table lacks the currency. Rule: SRCH-23.
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
