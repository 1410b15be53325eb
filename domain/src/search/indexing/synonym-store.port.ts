import type { SynonymGroups } from './synonyms.ts'

/** Stores the synonyms that operators have changed. */
export interface SynonymStore {
  /** All groups; null while nobody has changed them, and those that the product ships are used. */
  read(): Promise<SynonymGroups | null>
  /** The same, and nobody else changes them until the transaction ends; only inside a unit of work. */
  readForUpdate(): Promise<SynonymGroups | null>
  save(groups: SynonymGroups): Promise<void>
}
