import { type Clock, createRefreshed } from '../../shared/index.ts'
import type { ShippedLists, StoredListEntry } from './list-entry.ts'
import type { ListStore } from './list-store.port.ts'
import { createLists, type Lists } from './lists.ts'

/** Gives the lists as they are now. */
export type ListSource = () => Promise<Lists>

/** Lists that never change. */
export const fixedLists = (shipped: ShippedLists, stored: readonly StoredListEntry[] = []): ListSource => {
  const lists = createLists(shipped, stored)
  return async () => lists
}

/** So long may a process use lists from before a change. Rule: MOD-75. */
export const LISTS_MAX_AGE_MS = 2_000

export interface ListSourceDeps {
  readonly clock: Clock
  readonly lists: Pick<ListStore, 'read' | 'readVersion'>
  readonly shippedLists: ShippedLists
}

/** The lists as operators have changed them, read again every two seconds. While the store is away, the last ones. Rule: MOD-75. */
export const createListSource = ({ clock, lists, shippedLists }: ListSourceDeps): ListSource => {
  const source = createRefreshed({
    clock,
    maxAgeMs: LISTS_MAX_AGE_MS,
    first: { version: 0, lists: createLists(shippedLists, []) },
    read: async (current) => {
      // Before the entries: a change between the two is then read again.
      const version = await lists.readVersion()
      return version === current.version ? current : { version, lists: createLists(shippedLists, await lists.read()) }
    },
  })
  return async () => (await source()).lists
}
