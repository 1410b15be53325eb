import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { useRateHistogram } from '../api/use-rate-histogram.ts'
import { RateBars } from './FilterRail/RateBars.tsx'

export interface RateSpreadProps {
  readonly search: SearchParameters
  readonly rates: ExchangeRateTable
  /** Where the slider ends, and what is chosen on it. */
  readonly end: number
  readonly chosen: readonly [number, number]
}

/** How many people ask which rate, over the slider; nothing while it is not known. Rule: SRCH-23. */
export const RateSpread = ({ search, rates, end, chosen }: RateSpreadProps) => {
  const counts = useRateHistogram(search, rates, end)
  return counts === undefined ? null : <RateBars counts={counts} end={end} chosen={chosen} />
}
