import type { Page } from '@guildhall/domain/shared'
import { writeCursor, type InstantCursor } from '../mappers/cursor.ts'

/** A page from a query that asked for one row more than the page holds: that row only says that there is more. */
export const pageOf = <Item>(
  items: readonly Item[],
  limit: number,
  cursorOf: (item: Item) => InstantCursor,
): Page<Item> => {
  const shown = items.slice(0, limit)
  const last = shown.at(-1)
  return { items: shown, nextCursor: items.length > limit && last ? writeCursor(cursorOf(last)) : null }
}
