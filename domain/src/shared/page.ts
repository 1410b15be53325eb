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
