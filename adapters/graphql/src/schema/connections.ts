import { invalid, type Page, type PageRequest, type Result } from '@guildhall/domain/shared'

/** Items of a page unless `first` says another number. */
export const PAGE_DEFAULT = 20
export const PAGE_MAX = 100

/** The arguments of every connection. */
export interface PageArgs {
  readonly first?: number | null
  readonly after?: string | null
}

/** The requested page; 'invalid' for a number that is not 1 to 100. Rule: API-48. */
export const toPageRequest = ({ after, first }: PageArgs): Result<PageRequest, 'invalid'> => {
  const limit = first ?? PAGE_DEFAULT
  return limit < 1 || limit > PAGE_MAX
    ? invalid({ first: [`Value must be between 1 and ${PAGE_MAX}`] })
    : { ok: true, value: { cursor: after === '' ? null : (after ?? null), limit } }
}

/** A page as a connection of the schema. */
export const toConnection = <Name extends string, Item, Node>(
  name: Name,
  { items, nextCursor }: Page<Item>,
  toNode: (item: Item) => Node,
) => ({
  __typename: name,
  nodes: items.map(toNode),
  pageInfo: { hasNextPage: nextCursor !== null, endCursor: nextCursor },
})
