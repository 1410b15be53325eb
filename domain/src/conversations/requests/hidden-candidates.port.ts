import type { Uuid } from '../../shared/index.ts'

/** What keeps the people whom a company must not see out of a search. Both lists are short, however many they are. */
export interface HiddenFromCompany {
  /** Keys of the company that somebody's document has in `hiddenFrom`: none if nobody hides from it. */
  readonly companyKeys: readonly string[]
  /** Who began to hide a moment ago, and whose document may not have the key yet. */
  readonly excludedUuids: readonly Uuid[]
}

/** Whoever hides is named in searches for so many minutes, until the index has their key; at most so many people, the latest. Rule: SRCH-81. */
export const HIDING_NAMED_MINUTES = 15
export const HIDING_NAMED_MAX = 500

/**
 * Contractors whom a company must not see: those with a conversation that either side has blocked, and those who hide from it. They appear
 * in no response and cannot be contacted. Rules: CONV-23, SRCH-27.
 */
export interface HiddenCandidates {
  /** For a search. An index may be behind: those who are shown are looked up with `among`. Rule: SRCH-81. */
  forSearch(companyUuid: Uuid, now: Date): Promise<HiddenFromCompany>
  /** Those of these people. */
  among(companyUuid: Uuid, contractorUuids: readonly Uuid[]): Promise<ReadonlySet<Uuid>>
  /** Whether it is one of them. */
  includes(companyUuid: Uuid, contractorUuid: Uuid): Promise<boolean>
}
