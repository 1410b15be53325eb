import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { useRateHistogram } from '../api/use-rate-histogram.ts'
import { RateBars } from './FilterRail/RateBars.tsx'

export interface RateSpreadProps {
  readonly search: SearchParameters
  readonly rates: ExchangeRateTable
  /** The slider's maximum and its selected range. */
  readonly end: number
  readonly chosen: readonly [number, number]
}

/** The histogram of rates above the slider; nothing until it has loaded. Rule: SRCH-23. */
export const RateSpread = ({ search, rates, end, chosen }: RateSpreadProps) => {
  const counts = useRateHistogram(search, rates, end)
  return counts === undefined ? null : <RateBars counts={counts} end={end} chosen={chosen} />
}
