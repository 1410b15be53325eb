import { toClientNetwork } from '@guildhall/domain/identity'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import type { RateLimitClass, Route } from '@guildhall/rest-contract'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { RequestRefused } from './request-refused.ts'

/** Calls per minute, for an address and for an account. */
export type RateLimitFigures = Readonly<Record<RateLimitClass, number>>

/** Generous: a person never reaches them, a loop does. */
export const defaultRateLimits: RateLimitFigures = {
  'sign-in': 120,
  read: 1200,
  write: 300,
  upload: 60,
  search: 900,
  help: 5,
  // Apart from what people do: no page view uses up their calls.
  analytics: 600,
}

export interface RateLimits {
  /** Counts one call of `key` (an address or an account), or throws with the seconds to wait. */
  consume(route: Route, key: string): Promise<void>
  /** Counts one call of a class; the seconds to wait if there were too many, else null. */
  count(name: RateLimitClass, key: string): Promise<number | null>
}

const MINUTE_SECONDS = 60

const toRateLimitClass = ({ method, rateLimit }: Route): RateLimitClass =>
  rateLimit ?? (method === 'GET' ? 'read' : 'write')

/** Counts calls for all processes together; throws `DependencyUnavailable` while it is away. */
export interface SharedCounters {
  /** Counts calls of a key in this minute; the seconds to wait if there were more than the limit, else null. */
  count(name: string, limit: number, key: string, calls: number): Promise<number | null>
}

/** Calls of guessers: each is counted for all processes, and refused while that cannot be. */
const STRICT: ReadonlySet<RateLimitClass> = new Set(['sign-in', 'help'])
/** Of other calls, the first of each minute are counted in this process alone: a person stays below, and a loop does not. */
const UNSHARED_PART = 1 / 8

/**
 * Rate limits, counted for one process or with `shared` for all of them together; a client's IPv6 network counts as one. While the shared counts are
 * away, sign-ins are refused and other calls are counted in each process. Rules: API-13, IDEN-44.
 */
export const createRateLimits = (
  figures: Partial<RateLimitFigures> = {},
  shared: SharedCounters | null = null,
): RateLimits => {
  const limits = { ...defaultRateLimits, ...figures }
  const createLimiter = (name: RateLimitClass): RateLimiterMemory =>
    new RateLimiterMemory({ keyPrefix: name, points: limits[name], duration: MINUTE_SECONDS })
  const limiters: Readonly<Record<RateLimitClass, RateLimiterMemory>> = {
    'sign-in': createLimiter('sign-in'),
    read: createLimiter('read'),
    write: createLimiter('write'),
    upload: createLimiter('upload'),
    search: createLimiter('search'),
    help: createLimiter('help'),
    analytics: createLimiter('analytics'),
  }
  const countShared = async (
    counters: SharedCounters,
    name: RateLimitClass,
    key: string,
    consumed: number,
  ): Promise<number | null> => {
    const unshared = STRICT.has(name) ? 0 : Math.floor(limits[name] * UNSHARED_PART)
    if (consumed <= unshared) return null
    const calls = consumed === unshared + 1 ? consumed : 1
    try {
      return await counters.count(name, limits[name], key, calls)
    } catch (error) {
      if (error instanceof DependencyUnavailable && !STRICT.has(name)) return null
      throw error
    }
  }
  const count = async (name: RateLimitClass, key: string): Promise<number | null> => {
    const network = toClientNetwork(key)
    let consumed
    try {
      consumed = (await limiters[name].consume(network)).consumedPoints
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return error.msBeforeNext / 1000
    }
    return shared === null ? null : countShared(shared, name, network, consumed)
  }
  return {
    count,
    consume: async (route, key) => {
      const retryAfter = await count(toRateLimitClass(route), key)
      if (retryAfter !== null) throw new RequestRefused('too-many-requests', { retryAfter })
    },
  }
}
