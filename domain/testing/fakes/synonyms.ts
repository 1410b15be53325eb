import type { SynonymGroups, SynonymStore } from '../../src/index.ts'
import type { Restorable } from './unit-of-work.ts'

/** The synonyms of operators in memory. */
export const fakeSynonyms = (): SynonymStore & Restorable => {
  let groups: SynonymGroups | null = null
  return {
    snapshot: () => {
      const before = groups
      return () => {
        groups = before
      }
    },
    read: async () => groups,
    readForUpdate: async () => groups,
    save: async (changed) => {
      groups = changed
    },
  }
}
