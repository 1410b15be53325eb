import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

/** Searches that the history of one account holds; the oldest are dropped. */
export const SEARCH_HISTORY_MAX = 50

/** One remembered search. `identity` is its canonical form: the same search moves to the top. Rule: SRCH-30. */
export interface SearchHistoryEntry {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly identity: string
  readonly parameters: SearchParameters
  readonly results: readonly Uuid[]
  /** Candidates whom this user opened from it. */
  readonly viewed: readonly Uuid[]
  readonly createdAt: Date
  readonly searchedAt: Date
}

/** Remembered searches of one user: 50 kept, newest first. */
export interface SearchHistoryRepository {
  list(accountUuid: Uuid, page: PageRequest): Promise<Page<SearchHistoryEntry>>
  find(uuid: Uuid): Promise<SearchHistoryEntry | null>
  findByIdentity(accountUuid: Uuid, identity: string): Promise<SearchHistoryEntry | null>
  /** Adds, or replaces the one with the same uuid or, of that user, the same identity; keeps that user's newest 50. */
  save(entry: SearchHistoryEntry): Promise<void>
  /** Adds one viewed mark; harmless when it is there already, or the search has gone meanwhile. */
  markViewed(uuid: Uuid, candidateUuid: Uuid): Promise<void>
  /** Removes one of the user's own; false where there is none. */
  remove(accountUuid: Uuid, uuid: Uuid): Promise<boolean>
  removeAll(accountUuid: Uuid): Promise<void>
  /** Counts one more search on the day that begins at this instant, and answers that day's; what is removed or pushed out stays counted. */
  incrementCount(accountUuid: Uuid, day: Date): Promise<number>
  /** Searches of the user on that day, for `search_count_today`; a day before the last one counted has none. */
  countOn(accountUuid: Uuid, day: Date): Promise<number>
}
