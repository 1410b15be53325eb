import type { ReceivedRequestCount } from '../../conversations/index.ts'
import { addDays, calendarDateOf } from '../../shared/index.ts'
import { startOfSearchDay } from '../search-day.ts'
import type { ImpressionCount } from './impression-log.port.ts'

/** Days that the statistics cover. */
export const VISIBILITY_STATS_DAYS = 30

/** The statistics of one UTC day, `date` is YYYY-MM-DD. Requests count on the day they were received, answered or not. */
export interface VisibilityStatsDay {
  readonly date: string
  readonly appeared: number
  readonly opened: number
  readonly received: number
  readonly answered: number
}

/** A total of the period, and of the period before; `before` is null if that was not counted completely. */
export interface VisibilityFigure {
  readonly count: number
  readonly before: number | null
}

/**
 * The visibility of a contractor in the last 30 days, including today, in counts. `appeared`: searches with them in the results; `opened`:
 * searches from which they were opened; both once per search and day. `received`: received requests; `answered`: those that were accepted
 * or declined by now. Rule: SRCH-44.
 */
export interface VisibilityStats {
  /** All 30, oldest first. */
  readonly days: readonly VisibilityStatsDay[]
  readonly appeared: VisibilityFigure
  readonly opened: VisibilityFigure
  readonly received: VisibilityFigure
  readonly answered: VisibilityFigure
  /** The day, YYYY-MM-DD, from which searches are counted, if it is within the 30 days; null if it was before. */
  readonly countedSince: string | null
}

/** The start of the first of the 30 days, and of the 30 days before. */
export const visibilityStatsWindow = (now: Date): { readonly since: Date; readonly beforeSince: Date } => {
  const today = startOfSearchDay(now)
  return {
    since: addDays(today, 1 - VISIBILITY_STATS_DAYS),
    beforeSince: addDays(today, 1 - 2 * VISIBILITY_STATS_DAYS),
  }
}

export interface VisibilityFacts {
  readonly now: Date
  /** When the contractor signed up. */
  readonly joinedAt: Date
  /** The first day on which searches were counted for anybody; null if there is none. */
  readonly countedFrom: Date | null
  readonly impressions: readonly ImpressionCount[]
  readonly requests: readonly ReceivedRequestCount[]
}

type Figure = 'appeared' | 'opened' | 'received' | 'answered'

const none = { appeared: 0, opened: 0, received: 0, answered: 0 }

/** Sums up the counted days. The periods are compared only if the earlier one was counted completely, with the contractor registered. */
export const summarizeVisibility = ({
  countedFrom,
  joinedAt,
  now,
  requests,
  impressions,
}: VisibilityFacts): VisibilityStats => {
  const { beforeSince, since } = visibilityStatsWindow(now)
  const counted = new Map<string, Partial<Record<Figure, number>>>()
  for (const { day, ...counts } of [...impressions, ...requests]) {
    const date = calendarDateOf(day)
    counted.set(date, { ...counted.get(date), ...counts })
  }
  const span = (first: Date): readonly VisibilityStatsDay[] =>
    Array.from({ length: VISIBILITY_STATS_DAYS }, (_, at) => {
      const date = calendarDateOf(addDays(first, at))
      return { date, ...none, ...counted.get(date) }
    })
  const days = span(since)
  const daysBefore = span(beforeSince)
  const wasThere = joinedAt <= beforeSince
  const searchesCounted = countedFrom !== null && countedFrom <= beforeSince
  const figure = (of: Figure, comparable: boolean): VisibilityFigure => ({
    count: sum(days, of),
    before: comparable ? sum(daysBefore, of) : null,
  })
  return {
    days,
    appeared: figure('appeared', wasThere && searchesCounted),
    opened: figure('opened', wasThere && searchesCounted),
    received: figure('received', wasThere),
    answered: figure('answered', wasThere),
    countedSince: countedFrom !== null && countedFrom > since ? calendarDateOf(countedFrom) : null,
  }
}

const sum = (days: readonly VisibilityStatsDay[], of: Figure): number => days.reduce((total, day) => total + day[of], 0)
