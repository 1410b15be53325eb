import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Result, Uuid } from '../../shared/index.ts'
import type { SearchHistoryRepository } from './search-history.port.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'

export interface RemoveHistoryDeps {
  readonly history: Pick<SearchHistoryRepository, 'remove' | 'removeAll'>
}

/** 'not-found' also for somebody else's search. */
export type RemoveHistoryProblem = SearcherProblem | 'not-found'

/** Removes one of the actor's searches from the history; it still counts for its day. Rule: SRCH-33. */
export const removeHistoryEntry =
  ({ history }: RemoveHistoryDeps) =>
  async (command: {
    readonly actor: Actor
    readonly historyUuid: Uuid
  }): Promise<Result<true, RemoveHistoryProblem>> => {
    const searcher = authorizeSearcher(command.actor)
    if (!searcher.ok) return searcher
    return (await history.remove(searcher.value.accountUuid, command.historyUuid)) ? ok(true) : err('not-found')
  }

/** Removes all of the actor's searches from the history. Rule: SRCH-33. */
export const clearHistory =
  ({ history }: RemoveHistoryDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<true, SearcherProblem>> => {
    const searcher = authorizeSearcher(actor)
    if (!searcher.ok) return searcher
    await history.removeAll(searcher.value.accountUuid)
    return ok(true)
  }
