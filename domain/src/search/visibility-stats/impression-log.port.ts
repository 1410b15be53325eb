import type { Uuid } from '../../shared/index.ts'

/** The kind of impression: in the results of a search, or opened from it. */
export type ImpressionKind = 'appeared' | 'opened'

/** The impressions of a search on the UTC day that begins at `day`. */
export interface Impression {
  readonly kind: ImpressionKind
  /** The search, to recognise repeats; it identifies nobody once the search is removed from the history. */
  readonly historyUuid: Uuid
  readonly candidateUuids: readonly Uuid[]
  readonly day: Date
}

/** The number of searches with an impression of a contractor on the UTC day that begins at `day`. */
export interface ImpressionCount {
  readonly day: Date
  readonly appeared: number
  readonly opened: number
}

/**
 * Records impressions of contractors, one per search and day. It is independent of the search history, which employers can clear, and does
 * not record who searched. Rule: SRCH-45.
 */
export interface ImpressionLog {
  /**
   * Each candidate counts once per kind, search and day, however often it is added. People who cannot be found, as they are not approved,
   * paused or not contractors, are ignored.
   */
  add(impression: Impression): Promise<void>
  /** Counts by day since that instant, oldest first; days without impressions are omitted. */
  countByDay(candidateUuid: Uuid, since: Date): Promise<readonly ImpressionCount[]>
  /** The first stored day with impressions of anybody; null if there is none. */
  findFirstDay(): Promise<Date | null>
}
