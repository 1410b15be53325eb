import { type Clock, createRefreshed } from '../../shared/index.ts'
import type { SynonymStore } from './synonym-store.port.ts'
import { type SynonymGroups, type SynonymLookup, synonymLookup } from './synonyms.ts'

/** Gives the synonyms that searches use now. */
export type SynonymSource = () => Promise<SynonymLookup>

/** Synonyms that never change. */
export const fixedSynonyms = (groups: SynonymGroups): SynonymSource => {
  const lookup = synonymLookup(groups)
  return async () => lookup
}

/** So long may a search use synonyms from before a change. Rule: MOD-51. */
export const SYNONYMS_MAX_AGE_MS = 2_000

export interface SynonymSourceDeps {
  readonly clock: Clock
  readonly synonyms: Pick<SynonymStore, 'read'>
  /** Those that the product ships, used until operators change them. */
  readonly shippedSynonyms: SynonymGroups
}

/** Synonyms as operators have changed them, read again every two seconds. While the store is away, searches use the last ones. Rule: MOD-51. */
export const createSynonymSource = ({ clock, shippedSynonyms, synonyms }: SynonymSourceDeps): SynonymSource => {
  const source = createRefreshed({
    clock,
    maxAgeMs: SYNONYMS_MAX_AGE_MS,
    first: { groups: shippedSynonyms, lookup: synonymLookup(shippedSynonyms) },
    read: async (current) => {
      const groups = (await synonyms.read()) ?? shippedSynonyms
      const isSame = JSON.stringify(groups) === JSON.stringify(current.groups)
      return isSame ? current : { groups, lookup: synonymLookup(groups) }
    },
  })
  return async () => (await source()).lookup
}
