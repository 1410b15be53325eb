import type { Actor } from '../identity/index.ts'
import { no, ok } from '../shared/index.ts'
import type { Result, Uuid } from '../shared/index.ts'
import type { SearchHistoryRepository } from './search-history.port.ts'
import { searcherOf } from './searcher.ts'
import type { SearcherProblem } from './searcher.ts'

export interface MarkViewedDeps {
  readonly history: Pick<SearchHistoryRepository, 'find' | 'markViewed'>
}

export interface MarkViewedCommand {
  readonly actor: Actor
  readonly historyUuid: Uuid
  readonly candidateUuid: Uuid
}

/** 'not-found' is also what somebody else's search gets. */
export type MarkViewedProblem = SearcherProblem | 'not-found'

/** Remembers that the actor opened a candidate from one of their searches. Source: product-spec §4 Search; D11 History. */
export const markViewed =
  ({ history }: MarkViewedDeps) =>
  async ({ actor, candidateUuid, historyUuid }: MarkViewedCommand): Promise<Result<true, MarkViewedProblem>> => {
    const searcher = searcherOf(actor)
    if (!searcher.ok) return searcher
    const entry = await history.find(historyUuid)
    if (entry?.accountUuid !== actor.accountUuid) return no('not-found')
    await history.markViewed(historyUuid, candidateUuid)
    return ok(true)
  }
