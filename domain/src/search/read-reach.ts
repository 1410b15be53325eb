import type { ReceivedRequests } from '../conversations/index.ts'
import type { AccountRepository, Actor } from '../identity/index.ts'
import { no, ok } from '../shared/index.ts'
import type { Clock, Result } from '../shared/index.ts'
import { type Reach, reachOf, reachWindow } from './reach.ts'
import type { SightingLog } from './sighting-log.port.ts'

export interface ReadReachDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly receivedRequests: ReceivedRequests
  readonly sightings: Pick<SightingLog, 'countByDay' | 'firstDay'>
}

/** The actor is no contractor. */
export type ReadReachProblem = 'forbidden'

/** Reads how often the actor was found, opened and asked in the last 30 days: counts, and never by whom. Rule: SRCH-44. */
export const readReach =
  ({ accounts, clock, receivedRequests, sightings }: ReadReachDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<Reach, ReadReachProblem>> => {
    const { accountUuid, userType } = actor
    if (userType !== 'contractor') return no('forbidden')
    const now = clock.now()
    const { beforeSince } = reachWindow(now)
    const [account, seen, countedFrom, requests] = await Promise.all([
      accounts.find(accountUuid),
      sightings.countByDay(accountUuid, beforeSince),
      sightings.firstDay(),
      receivedRequests.countByDay(accountUuid, beforeSince),
    ])
    if (account === null) return no('forbidden')
    return ok(reachOf({ now, joinedAt: account.createdAt, countedFrom, sightings: seen, requests }))
  }
