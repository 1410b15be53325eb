import type { StoredListEntry } from './list-entry.ts'

/** Stores the entries of lists that operators have added or changed. */
export interface ListStore {
  /** Grows with every change; 0 before the first. */
  readVersion(): Promise<number>
  read(): Promise<readonly StoredListEntry[]>
  /** The same, and nobody else changes them until the transaction ends; only inside a unit of work. */
  readForUpdate(): Promise<readonly StoredListEntry[]>
  /** Adds or replaces entries, by list and code; after `readForUpdate`. */
  save(...entries: readonly StoredListEntry[]): Promise<void>
}
