import type { Clock } from '../../shared/index.ts'
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
  let current = { lookup: synonymLookup(shippedSynonyms), groups: shippedSynonyms, readAt: -Infinity }
  let reading: Promise<void> | null = null
  const readAgain = async (): Promise<void> => {
    const readAt = clock.now().getTime()
    const groups = await synonyms.read().then(
      (stored) => stored ?? shippedSynonyms,
      () => current.groups,
    )
    const isSame = JSON.stringify(groups) === JSON.stringify(current.groups)
    current = { groups, readAt, lookup: isSame ? current.lookup : synonymLookup(groups) }
  }
  return async () => {
    const age = clock.now().getTime() - current.readAt
    // Developers' clocks are set back, too.
    if (age >= 0 && age < SYNONYMS_MAX_AGE_MS) return current.lookup
    reading ??= readAgain().finally(() => {
      reading = null
    })
    await reading
    return current.lookup
  }
}
