import type { ReceivedRequests } from '../../conversations/index.ts'
import type { AccountRepository, Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Clock, Result } from '../../shared/index.ts'
import { type VisibilityStats, summarizeVisibility, visibilityStatsWindow } from './visibility-stats.ts'
import type { ImpressionLog } from './impression-log.port.ts'

export interface ReadVisibilityStatsDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly receivedRequests: ReceivedRequests
  readonly impressions: Pick<ImpressionLog, 'countByDay' | 'findFirstDay'>
}

/** 'forbidden': the actor is not a contractor. */
export type ReadVisibilityStatsProblem = 'forbidden'

/** Reads how often the actor was found, opened and contacted in the last 30 days: counts only, never by whom. Rule: SRCH-44. */
export const readVisibilityStats =
  ({ accounts, clock, receivedRequests, impressions }: ReadVisibilityStatsDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<VisibilityStats, ReadVisibilityStatsProblem>> => {
    const { accountUuid, userType } = actor
    if (userType !== 'contractor') return err('forbidden')
    const now = clock.now()
    const { beforeSince } = visibilityStatsWindow(now)
    const [account, seen, countedFrom, requests] = await Promise.all([
      accounts.find(accountUuid),
      impressions.countByDay(accountUuid, beforeSince),
      impressions.findFirstDay(),
      receivedRequests.countByDay(accountUuid, beforeSince),
    ])
    if (account === null) return err('forbidden')
    return ok(summarizeVisibility({ now, joinedAt: account.createdAt, countedFrom, impressions: seen, requests }))
  }
