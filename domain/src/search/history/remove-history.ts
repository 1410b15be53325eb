import type { Actor } from '../../identity/index.ts'
import type { ListSource } from '../../reference/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Result, Uuid } from '../../shared/index.ts'
import { listSameSearches } from './same-searches.ts'
import type { SearchHistoryRepository } from './search-history.port.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'

export interface RemoveHistoryDeps {
  readonly history: Pick<SearchHistoryRepository, 'find' | 'list' | 'remove' | 'removeAll'>
  readonly listSource: ListSource
}

/** 'not-found' also for somebody else's search. */
export type RemoveHistoryProblem = SearcherProblem | 'not-found'

/**
 * Removes one of the actor's searches from the history, in every spelling in which it was made; it still counts for its day. Rule: SRCH-33.
 */
export const removeHistoryEntry =
  (deps: RemoveHistoryDeps) =>
  async (command: {
    readonly actor: Actor
    readonly historyUuid: Uuid
  }): Promise<Result<true, RemoveHistoryProblem>> => {
    const searcher = authorizeSearcher(command.actor)
    if (!searcher.ok) return searcher
    const { accountUuid } = searcher.value
    const entry = await deps.history.find(command.historyUuid)
    if (entry?.accountUuid !== accountUuid) return err('not-found')
    const same = await listSameSearches(deps, accountUuid, entry.parameters)
    for (const { uuid } of same) if (uuid !== entry.uuid) await deps.history.remove(accountUuid, uuid)
    return (await deps.history.remove(accountUuid, entry.uuid)) ? ok(true) : err('not-found')
  }

/** Removes all of the actor's searches from the history. Rule: SRCH-33. */
export const clearHistory =
  ({ history }: Pick<RemoveHistoryDeps, 'history'>) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<true, SearcherProblem>> => {
    const searcher = authorizeSearcher(actor)
    if (!searcher.ok) return searcher
    await history.removeAll(searcher.value.accountUuid)
    return ok(true)
  }
