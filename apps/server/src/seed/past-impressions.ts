import { type ImpressionKind, startOfSearchDay, VISIBILITY_STATS_DAYS } from '@guildhall/domain/search'
import { addDays, type Uuid } from '@guildhall/domain/shared'
import { createRandom, hashSeed, createUuidAt } from './market/random.ts'

/** A row of `profile_sightings`. */
export interface PastImpression {
  readonly candidateUuid: Uuid
  readonly day: Date
  readonly kind: ImpressionKind
  readonly historyUuid: Uuid
}

/** Slightly more than the displayed period and the one that it is compared with. */
const DAYS = 2 * VISIBILITY_STATS_DAYS + 5
/** Searches per day that find a contractor, from Sunday to Saturday. */
const SEARCHES_BY_WEEKDAY = [1, 6, 8, 9, 8, 6, 1] as const
/** Share of today's number at the start of the period. */
const INITIAL_SHARE = 0.7
const OPENED_SHARE = 0.3

/** Generates impressions of the last two months, some of them views: fewer at weekends, and rising. */
export const generatePastImpressions = (candidateUuid: Uuid, now: Date): readonly PastImpression[] => {
  const random = createRandom(hashSeed('sightings', candidateUuid))
  return Array.from({ length: DAYS }, (_, daysAgo) => {
    const day = addDays(startOfSearchDay(now), -daysAgo)
    const usual = SEARCHES_BY_WEEKDAY[day.getUTCDay()] ?? 0
    const searches = Math.round(usual * (1 - (1 - INITIAL_SHARE) * (daysAgo / DAYS)) * (0.6 + random.next() * 0.8))
    return Array.from({ length: searches }, () => {
      const appeared = { candidateUuid, day, kind: 'appeared' as const, historyUuid: createUuidAt(day, random) }
      return random.chance(OPENED_SHARE) ? [appeared, { ...appeared, kind: 'opened' as const }] : [appeared]
    }).flat()
  }).flat()
}
