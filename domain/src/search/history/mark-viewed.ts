import type { HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Clock, Result, Uuid } from '../../shared/index.ts'
import type { ImpressionLog } from '../visibility-stats/impression-log.port.ts'
import { startOfSearchDay } from '../search-day.ts'
import type { SearchHistoryRepository } from './search-history.port.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'

export interface MarkViewedDeps {
  readonly history: Pick<SearchHistoryRepository, 'find' | 'markViewed'>
  readonly impressions: Pick<ImpressionLog, 'add'>
  readonly hidden: HiddenCandidates
  readonly clock: Clock
}

export interface MarkViewedCommand {
  readonly actor: Actor
  readonly historyUuid: Uuid
  readonly candidateUuid: Uuid
}

/** 'not-found' also for somebody else's search. */
export type MarkViewedProblem = SearcherProblem | 'not-found'

/** Records that the actor opened a candidate from one of their searches, and on which day. Rules: SRCH-32, SRCH-44. */
export const markViewed =
  ({ clock, hidden, history, impressions }: MarkViewedDeps) =>
  async ({ actor, candidateUuid, historyUuid }: MarkViewedCommand): Promise<Result<true, MarkViewedProblem>> => {
    const searcher = authorizeSearcher(actor)
    if (!searcher.ok) return searcher
    const entry = await history.find(historyUuid)
    if (entry?.accountUuid !== actor.accountUuid) return err('not-found')
    await history.markViewed(historyUuid, candidateUuid)
    // People who hide from the company cannot have been found by it.
    if (await hidden.includes(searcher.value.companyUuid, candidateUuid)) return ok(true)
    const day = startOfSearchDay(clock.now())
    await impressions.add({ kind: 'opened', historyUuid, candidateUuids: [candidateUuid], day })
    return ok(true)
  }
