import type { Uuid } from '../../shared/index.ts'

/** How an employer met a contractor: among the results of a search, or by opening them from it. */
export type ImpressionKind = 'appeared' | 'opened'

/** Candidates whom a search met on a UTC day, which `day` begins. */
export interface Impression {
  readonly kind: ImpressionKind
  /** Which search it was: it keeps repeats apart and leads to nobody once the search is forgotten. */
  readonly historyUuid: Uuid
  readonly candidateUuids: readonly Uuid[]
  readonly day: Date
}

/** How many searches met a contractor on one UTC day, which `day` begins. */
export interface ImpressionCount {
  readonly day: Date
  readonly appeared: number
  readonly opened: number
}

/**
 * Which contractors were seen, a row a search and a day. It outlives the search history, which employers empty and of which the same search
 * is kept once, and holds nobody who searched. Rule: SRCH-45.
 */
export interface ImpressionLog {
  /**
   * Each candidate counts once for a kind, a search and a day, however often it is added. Whoever searches do not find, since they are not
   * approved, have paused or are no contractors at all, is passed over, whatever the caller says.
   */
  add(impression: Impression): Promise<void>
  /** By day from that instant on, oldest first; days on which nobody saw the contractor are left out. */
  countByDay(candidateUuid: Uuid, since: Date): Promise<readonly ImpressionCount[]>
  /** The first day that anybody at all was seen on, of those that are kept; null where nobody was. */
  findFirstDay(): Promise<Date | null>
}
