import { type ImpressionKind, startOfSearchDay, VISIBILITY_STATS_DAYS } from '@guildhall/domain/search'
import { addDays, type Uuid } from '@guildhall/domain/shared'
import { createRandom, seedOf, uuidAt } from './market/random.ts'

/** A row of `profile_sightings`. */
export interface PastSighting {
  readonly candidateUuid: Uuid
  readonly day: Date
  readonly kind: ImpressionKind
  readonly historyUuid: Uuid
}

/** A little more than the days that are shown and those that they are compared with. */
const DAYS = 2 * VISIBILITY_STATS_DAYS + 5
/** Searches that meet somebody on a day, from Sunday to Saturday. */
const A_DAY = [1, 6, 8, 9, 8, 6, 1] as const
/** How much rarer they were when it all began than today. */
const AT_FIRST = 0.7
const OPENED = 0.3

/** Searches of the last two months that met somebody, some of which opened them: fewer at weekends, and more of late. */
export const pastSightings = (candidateUuid: Uuid, now: Date): readonly PastSighting[] => {
  const random = createRandom(seedOf('sightings', candidateUuid))
  return Array.from({ length: DAYS }, (_, daysAgo) => {
    const day = addDays(startOfSearchDay(now), -daysAgo)
    const usual = A_DAY[day.getUTCDay()] ?? 0
    const searches = Math.round(usual * (1 - (1 - AT_FIRST) * (daysAgo / DAYS)) * (0.6 + random.next() * 0.8))
    return Array.from({ length: searches }, () => {
      const appeared = { candidateUuid, day, kind: 'appeared' as const, historyUuid: uuidAt(day, random) }
      return random.chance(OPENED) ? [appeared, { ...appeared, kind: 'opened' as const }] : [appeared]
    }).flat()
  }).flat()
}
