import type { Actor } from '../identity/index.ts'
import { ok, SEARCH_HISTORY_SHOWN } from '../shared/index.ts'
import type { Clock, Result } from '../shared/index.ts'
import { startOfSearchDay } from './search-day.ts'
import type { SearchHistoryEntry, SearchHistoryRepository } from './search-history.port.ts'
import { searcherOf } from './searcher.ts'
import type { SearcherProblem } from './searcher.ts'

export interface ListHistoryDeps {
  readonly history: Pick<SearchHistoryRepository, 'list' | 'countSince'>
  readonly clock: Clock
}

export interface ListHistoryCommand {
  readonly actor: Actor
}

/** The searches shown and how many were made today (UTC). */
export interface SearchHistoryList {
  readonly entries: readonly SearchHistoryEntry[]
  readonly countToday: number
}

export type ListHistoryProblem = SearcherProblem

/** The actor's own nine newest searches. Source: product-spec §7, §9; D11 History. */
export const listHistory =
  ({ clock, history }: ListHistoryDeps) =>
  async ({ actor }: ListHistoryCommand): Promise<Result<SearchHistoryList, ListHistoryProblem>> => {
    const searcher = searcherOf(actor)
    if (!searcher.ok) return searcher
    const { accountUuid } = searcher.value
    const [entries, countToday] = await Promise.all([
      history.list(accountUuid, SEARCH_HISTORY_SHOWN),
      history.countSince(accountUuid, startOfSearchDay(clock.now())),
    ])
    return ok({ entries, countToday })
  }
