import type { Currency } from '@guildhall/domain/profiles'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'

/** The context in which an employer sees candidates: search, exchange rates, current time and viewer. Rows, drawer and bookmarks share it. */
export interface CandidateLens {
  /** Null without a search, as in bookmarks: then no match is explained. */
  readonly search: SearchParameters | null
  readonly rates: ExchangeRateTable
  readonly now: Date
  /** The viewer's name, to distinguish their own requests from a colleague's. */
  readonly viewer: string
  /** True for companies whose plan has no bookmarks. Rule: PLAN-13. */
  readonly needsSubscriptionToBookmark?: boolean
}

/** The currency that hourly rates are converted to. */
export const getHourlyCurrency = ({ search }: CandidateLens): Currency => (search ?? defaultSearch).contractCurrency

/** The currency that yearly rates are converted to. */
export const getYearlyCurrency = ({ search }: CandidateLens): Currency => (search ?? defaultSearch).permCurrency
