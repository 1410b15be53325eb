/** A page of a list with cursor pagination. `nextCursor` is opaque, null at the end. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly nextCursor: string | null
}

/** The requested page: at most `limit` items after the cursor. */
export interface PageRequest {
  readonly cursor: string | null
  readonly limit: number
}

/** Maximum page size unless a list defines another. */
export const PAGE_LIMIT_MAX = 100

/** Clamps the limit of a page request to 1 to `maxLimit`. */
export const clampPage = (page: PageRequest, maxLimit = PAGE_LIMIT_MAX): PageRequest => ({
  ...page,
  limit: Math.min(maxLimit, Math.max(1, page.limit)),
})
