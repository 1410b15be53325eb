import { toClientNetwork } from '@guildhall/domain/identity'
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

/** Rate limits counted in this process; a client's IPv6 network counts as one. Rules: API-13, IDEN-44. */
export const createRateLimits = (figures: Partial<RateLimitFigures> = {}): RateLimits => {
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
  const count = async (name: RateLimitClass, key: string): Promise<number | null> => {
    try {
      await limiters[name].consume(toClientNetwork(key))
      return null
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return error.msBeforeNext / 1000
    }
  }
  return {
    count,
    consume: async (route, key) => {
      const retryAfter = await count(toRateLimitClass(route), key)
      if (retryAfter !== null) throw new RequestRefused('too-many-requests', { retryAfter })
    },
  }
}
