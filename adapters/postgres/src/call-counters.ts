import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { toDependencyError } from './database/connection-errors.ts'

/** Counts calls that several processes answer. Rule: API-13. */
export interface CallCounters {
  /**
   * Counts calls of a key in this minute; the seconds to wait if there were more than the limit, else null. Throws `DependencyUnavailable` while
   * the database does not respond.
   */
  count(name: string, limit: number, key: string, calls: number): Promise<number | null>
  /** Stops removing old counts. */
  close(): void
}

const MINUTE_SECONDS = 60
const CLEAR_EVERY_MS = 5 * 60_000

/** Addresses and accounts are kept as hashes, and removed a few minutes after their minute. */
const toStoredKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

export function createCallCounters(knex: Knex): CallCounters {
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: string, points: number): RateLimiterPostgres => {
    const id = `${name} ${points}`
    const limiter =
      limiters.get(id) ??
      new RateLimiterPostgres({
        storeClient: knex,
        storeType: 'knex',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: MINUTE_SECONDS,
        // A loop does not reach the database once it is refused.
        inMemoryBlockOnConsumed: points + 1,
      })
    limiters.set(id, limiter)
    return limiter
  }
  const clearing = setInterval(() => {
    // What fails is removed next time.
    void knex('rate_limits')
      .where('expire', '<', Date.now())
      .delete()
      .catch(() => undefined)
  }, CLEAR_EVERY_MS)
  clearing.unref()
  return {
    async count(name, limit, key, calls) {
      try {
        await limiterOf(name, limit).consume(toStoredKey(key), calls)
        return null
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.msBeforeNext / 1000
        throw toDependencyError(error)
      }
    },
    close: () => clearInterval(clearing),
  }
}
