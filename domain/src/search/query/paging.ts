import type { CandidateQuery } from './candidate-query.ts'
import { SEARCH_LENGTH_MAX } from './search-wire.ts'

export const SEARCH_FIRST_PAGE_SIZE = 50
export const SEARCH_PAGE_SIZE = 25

export type HitRange = Pick<CandidateQuery, 'offset' | 'length'>

/** The hits of one page: page 0 has 50, each further one 25. Rule: SRCH-5. */
export const pageRange = (page: number): HitRange =>
  page <= 0
    ? { offset: 0, length: SEARCH_FIRST_PAGE_SIZE }
    : { offset: SEARCH_FIRST_PAGE_SIZE + (page - 1) * SEARCH_PAGE_SIZE, length: SEARCH_PAGE_SIZE }

/** The hits of a reload that had `pages` further pages open. Rule: SRCH-5. */
export const reloadRange = (pages: number): HitRange => ({
  offset: 0,
  length: SEARCH_FIRST_PAGE_SIZE + Math.max(0, pages) * SEARCH_PAGE_SIZE,
})

/** The ranges by which a range is asked for, in their order: a response has 1,000 hits at most. Rule: SRCH-5. */
export const splitRange = ({ offset, length }: HitRange): readonly HitRange[] =>
  Array.from({ length: Math.max(1, Math.ceil(length / SEARCH_LENGTH_MAX)) }, (_, at) => ({
    offset: offset + at * SEARCH_LENGTH_MAX,
    length: Math.min(SEARCH_LENGTH_MAX, length - at * SEARCH_LENGTH_MAX),
  }))
