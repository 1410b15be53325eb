import { DAY_MS, HOUR_MS } from '../../shared/index.ts'
import type { SearchDigest } from './saved-search-repository.port.ts'

/** UTC hour from which digests are sent; weekly ones on Mondays. */
export const DIGEST_HOUR = 7

/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS
const WEEK_MS = 7 * DAY_MS

/**
 * When the current period of a digest began: the last 7:00 UTC, on a Monday for weekly ones. Readers who were last notified before it are
 * due. Rule: SRCH-38.
 */
export const digestPeriodStart = (frequency: SearchDigest['frequency'], now: Date): Date => {
  const [step, offset] =
    frequency === 'daily' ? [DAY_MS, DIGEST_HOUR * HOUR_MS] : [WEEK_MS, FIRST_MONDAY_MS + DIGEST_HOUR * HOUR_MS]
  return new Date(Math.floor((now.getTime() - offset) / step) * step + offset)
}
