import type { ListEntry, TermList } from './list-entry.ts'
import type { ListSource } from './list-source.ts'

/** What people are offered of a list, in its order. Rule: REF-26. */
export const readList =
  ({ listSource }: { readonly listSource: ListSource }) =>
  async ({ list }: { readonly list: TermList }): Promise<readonly ListEntry[]> =>
    (await listSource()).offered(list)
