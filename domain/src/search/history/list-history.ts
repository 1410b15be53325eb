import type { HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import type { ListSource } from '../../reference/index.ts'
import { clampPage, ok } from '../../shared/index.ts'
import { SEARCH_HISTORY_MAX } from './search-history.port.ts'
import type { Clock, PageRequest, Result } from '../../shared/index.ts'
import { countNewOrNull } from './new-since.ts'
import type { NewSinceDeps } from './new-since.ts'
import { respellSearch } from '../query/respell-search.ts'
import { searchIdentity } from '../query/search-identity.ts'
import { toSearchSince } from './to-search-since.ts'
import { startOfSearchDay } from '../search-day.ts'
import type { SearchHistoryEntry, SearchHistoryRepository } from './search-history.port.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'

/** Searches of the history that the page lists at first. */
export const SEARCH_HISTORY_SHOWN = 9

export interface ListHistoryDeps extends NewSinceDeps {
  readonly history: Pick<SearchHistoryRepository, 'list' | 'countOn'>
  readonly hidden: HiddenCandidates
  readonly listSource: ListSource
  readonly clock: Clock
}

/** `limit` is clamped to 1 to 50. */
export interface ListHistoryCommand {
  readonly actor: Actor
  readonly page: PageRequest
}

/**
 * A search with how many people are new to it since it was run: they match it now, became findable or changed since, and were not among its
 * results. Up to 100; null while the index is unavailable.
 */
export interface SearchHistoryItem {
  readonly entry: SearchHistoryEntry
  readonly newCount: number | null
}

/** A page of searches and how many were made today (UTC). */
export interface SearchHistoryList {
  readonly entries: readonly SearchHistoryItem[]
  readonly nextCursor: string | null
  readonly countToday: number
}

export type ListHistoryProblem = SearcherProblem

/**
 * Lists the actor's searches, newest first, each with the number of new people; searches that became the same by a change of the lists are one.
 * Rules: REF-28, SRCH-30, SRCH-31, SRCH-34.
 */
export const listHistory =
  (deps: ListHistoryDeps) =>
  async ({ actor, page }: ListHistoryCommand): Promise<Result<SearchHistoryList, ListHistoryProblem>> => {
    const searcher = authorizeSearcher(actor)
    if (!searcher.ok) return searcher
    const { accountUuid, companyUuid } = searcher.value
    const now = deps.clock.now()
    const [list, hiding, countToday, lists] = await Promise.all([
      deps.history.list(accountUuid, clampPage(page, SEARCH_HISTORY_MAX)),
      deps.hidden.forSearch(companyUuid, now),
      deps.history.countOn(accountUuid, startOfSearchDay(now)),
      deps.listSource(),
    ])
    const searches = distinctSearches(
      list.items.map((entry) => ({ ...entry, parameters: respellSearch(lists, entry.parameters) })),
    )
    const counts = await countNewOrNull(
      deps,
      searches.map((entry) => toSearchSince(entry, hiding)),
    )
    const entries = searches.map((entry, at) => ({ entry, newCount: counts[at] ?? null }))
    return ok({ entries, nextCursor: list.nextCursor, countToday })
  }

const distinctSearches = (newestFirst: readonly SearchHistoryEntry[]): readonly SearchHistoryEntry[] => {
  const newest = new Map<string, SearchHistoryEntry>()
  for (const entry of newestFirst) {
    const identity = searchIdentity(entry.parameters)
    if (!newest.has(identity)) newest.set(identity, entry)
  }
  return [...newest.values()]
}
