import { INDEX_RESULT_WINDOW, type IndexPlan } from '@guildhall/domain/search'

/** How much a search does, which tests lower. */
export interface SearchLimits {
  /** Matches that are ranked. Rule: SRCH-75. */
  readonly ranked: number
  /** Matches that are counted one by one; of more, the number is estimated. Rule: SRCH-76. */
  readonly counted: number
}

export const SEARCH_LIMITS: SearchLimits = { ranked: 5_000, counted: INDEX_RESULT_WINDOW }

/** The number of hits up to the end of the page. */
export const endOf = ({ length, offset }: IndexPlan): number => offset + length
