import type { Page, PageRequest } from '../../src/index.ts'

/** A page of a list in memory; the cursor is the key of the last item. */
export const cursorPage = <T>(
  items: readonly T[],
  { cursor, limit }: PageRequest,
  keyOf: (item: T) => string,
): Page<T> => {
  const start = cursor === null ? 0 : items.findIndex((item) => keyOf(item) === cursor) + 1
  const page = items.slice(start, start + limit)
  const last = page.at(-1)
  return { items: page, nextCursor: last !== undefined && start + limit < items.length ? keyOf(last) : null }
}
