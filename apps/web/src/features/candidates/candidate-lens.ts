import type { Currency } from '@guildhall/domain/profiles'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'

/** What an employer looks at people through: their search, the day's rates, the present moment. One for every row, drawer and bookmark. */
export interface CandidateLens {
  /** Null where nobody was searched for: bookmarks. Then nothing is explained. */
  readonly search: SearchParameters | null
  readonly rates: ExchangeRateTable
  readonly now: Date
  /** The viewer's own name, for telling their requests from a colleague's. */
  readonly viewer: string
}

/** The currency that hourly rates are shown in beside the person's own. */
export const hourlyCurrencyOf = ({ search }: CandidateLens): Currency => (search ?? defaultSearch).contractCurrency

/** The currency that yearly rates are shown in beside the person's own. */
export const yearlyCurrencyOf = ({ search }: CandidateLens): Currency => (search ?? defaultSearch).permCurrency
