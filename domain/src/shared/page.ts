/** A page of a list that is read by cursor. `nextCursor` is opaque, null at the end. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly nextCursor: string | null
}

/** What to read: at most `limit` items after the cursor. */
export interface PageRequest {
  readonly cursor: string | null
  readonly limit: number
}

/** Items of a page at most, where a list says nothing else. */
const PAGE_LIMIT_MAX = 100

/** A page's request with its limit held to 1 to `most`. */
export const clampPage = (page: PageRequest, maxLimit = PAGE_LIMIT_MAX): PageRequest => ({
  ...page,
  limit: Math.min(maxLimit, Math.max(1, page.limit)),
})
