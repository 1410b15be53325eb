import { listFormerLabels, type Lists, type ListSource } from '../../reference/index.ts'
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
  readonly listSource: ListSource
  readonly synonyms: Pick<SynonymStore, 'read'>
  /** Those that the product ships, used until operators change them. */
  readonly shippedSynonyms: SynonymGroups
}

/** What job titles and skills were called before finds who has them now. Rule: MOD-76. */
const earlierGroups = (lists: Lists): SynonymGroups =>
  (['job-titles', 'skills'] as const).flatMap((list) => listFormerLabels(lists, list))

/**
 * Synonyms as operators have changed them, with the words of before of the lists, read again every two seconds. While the store is away, searches
 * use the last ones. Rules: MOD-51, MOD-76.
 */
export const createSynonymSource = ({
  clock,
  listSource,
  shippedSynonyms,
  synonyms,
}: SynonymSourceDeps): SynonymSource => {
  const source = createRefreshed({
    clock,
    maxAgeMs: SYNONYMS_MAX_AGE_MS,
    first: { groups: shippedSynonyms, lookup: synonymLookup(shippedSynonyms) },
    read: async (current) => {
      const groups = [...((await synonyms.read()) ?? shippedSynonyms), ...earlierGroups(await listSource())]
      const isSame = JSON.stringify(groups) === JSON.stringify(current.groups)
      return isSame ? current : { groups, lookup: synonymLookup(groups) }
    },
  })
  return async () => (await source()).lookup
}
