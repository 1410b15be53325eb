import type { Page } from '@guildhall/domain/shared'
import { encodeCursor, type InstantCursor } from '../mappers/cursor.ts'

/** Makes a page from a query that requested one row more than the limit: the extra row tells that there is a next page. */
export const toPage = <Item>(
  items: readonly Item[],
  limit: number,
  toCursor: (item: Item) => InstantCursor,
): Page<Item> => {
  const pageItems = items.slice(0, limit)
  const last = pageItems.at(-1)
  return { items: pageItems, nextCursor: items.length > limit && last ? encodeCursor(toCursor(last)) : null }
}
