import { type VisibilityStats, summarizeVisibility, startOfSearchDay } from '@guildhall/domain/search'
import { addDays } from '@guildhall/domain/shared'
import { sampleNow } from '../../conversations/samples/index.ts'

const today = startOfSearchDay(sampleNow)
const day = (daysAgo: number): Date => addDays(today, -daysAgo)

/** Searches of the last 30 days that found the sample contractor, newest first. */
const APPEARED = [8, 7, 10, 8, 3, 1, 6, 9, 7, 5, 4, 2, 1, 5, 6, 4, 3, 7, 6, 1, 2, 4, 5, 3, 4, 2, 1, 3, 4, 2] as const

const long = { now: sampleNow, joinedAt: day(261), countedFrom: day(85) }
const requests = [
  { day: day(1), received: 2, answered: 1 },
  { day: day(9), received: 3, answered: 3 },
  { day: day(21), received: 1, answered: 1 },
  { day: day(40), received: 3, answered: 3 },
]
const seen = (times = 1) =>
  APPEARED.map((count, at) => ({ day: day(at), appeared: count * times, opened: Math.floor((count * times) / 3) }))

/** A month with a previous month to compare with. */
export const sampleVisibility: VisibilityStats = summarizeVisibility({
  ...long,
  impressions: [...seen(), { day: day(35), appeared: 102, opened: 40 }],
  requests,
})

/** A month without searches and requests. */
export const unseenVisibility: VisibilityStats = summarizeVisibility({ ...long, impressions: [], requests: [] })

/** A contractor who signed up three weeks ago, whose searches have been counted for eleven days. */
export const newVisibility: VisibilityStats = summarizeVisibility({
  now: sampleNow,
  joinedAt: day(20),
  countedFrom: day(11),
  impressions: seen().slice(0, 11),
  requests: [],
})

/** Numbers that are larger than the layout expects. */
export const greatVisibility: VisibilityStats = summarizeVisibility({
  ...long,
  impressions: [...seen(1234), { day: day(35), appeared: 1_000_000, opened: 20 }],
  requests: [
    { day: day(3), received: 1200, answered: 1199 },
    { day: day(33), received: 900, answered: 900 },
  ],
})
