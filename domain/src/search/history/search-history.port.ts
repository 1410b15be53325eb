import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

/** Searches that the history of one account holds; the oldest are dropped. */
export const SEARCH_HISTORY_MAX = 50

/** Results that an entry holds: the first ones in the order of the hits. */
export const HISTORY_RESULTS_MAX = 1000

/** A search of the history. `identity` is its canonical form: an equal search moves to the top. Rule: SRCH-30. */
export interface SearchHistoryEntry {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly identity: string
  readonly parameters: SearchParameters
  readonly results: readonly Uuid[]
  /** Candidates whom the user opened from it. */
  readonly viewed: readonly Uuid[]
  readonly createdAt: Date
  readonly searchedAt: Date
}

/** A text for which nobody was found. */
export interface EmptySearch {
  readonly text: string
  /** People who searched for it. */
  readonly people: number
  readonly lastAt: Date
}

/** Stores the search history of users: the newest 50 each. */
export interface SearchHistoryRepository {
  list(accountUuid: Uuid, page: PageRequest): Promise<Page<SearchHistoryEntry>>
  find(uuid: Uuid): Promise<SearchHistoryEntry | null>
  findByIdentity(accountUuid: Uuid, identity: string): Promise<SearchHistoryEntry | null>
  /**
   * Adds an entry, or replaces the user's entry with the same uuid or identity; keeps the user's newest 50. An
   * entry with the same uuid keeps its views and gets those of `viewed`, as some may have come since it was read.
   */
  save(entry: SearchHistoryEntry): Promise<void>
  /** Adds a viewed candidate; does nothing if it is recorded already or the search was removed meanwhile. */
  markViewed(uuid: Uuid, candidateUuid: Uuid): Promise<void>
  /** Removes one of the user's entries; false if there is none. */
  remove(accountUuid: Uuid, uuid: Uuid): Promise<boolean>
  removeAll(accountUuid: Uuid): Promise<void>
  /**
   * Texts of searches since an instant that found nobody, in lower case, by how many people searched for them, then by code point. Who
   * searched is not told. Rule: MOD-52.
   */
  listWithoutResults(since: Date, limit: number): Promise<readonly EmptySearch[]>
  /** Counts one more search on the day that begins at this instant, and returns the day's count; removed entries still count. */
  incrementCount(accountUuid: Uuid, day: Date): Promise<number>
  /** The number of searches on that day, for `search_count_today`; 0 for days before the last counted one. */
  countOn(accountUuid: Uuid, day: Date): Promise<number>
}
