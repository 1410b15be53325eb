import type { VisibilityStats, VisibilityStatsDay, VisibilityFigure } from '@guildhall/domain/search'
import { formatDay, formatNumber } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Noon of a day YYYY-MM-DD in local time, so that the same day is shown in every time zone. */
const noonOf = (date: string): string => `${date}T12:00:00`

/** "22 November" from a day YYYY-MM-DD. */
export const formatVisibilityDay = (date: string, now: Date): string => formatDay(noonOf(date), now)

/** "12 more than before"; nothing if the previous period was not fully counted. */
export const formatComparison = ({ before, count }: VisibilityFigure): string | null => {
  if (before === null) return null
  const difference = formatNumber(Math.abs(count - before))
  if (count === before) return t('As many as before')
  return count > before
    ? t('{difference} more than before', { difference })
    : t('{difference} fewer than before', { difference })
}

/** The caption of a number of searches: the comparison, or the start of counting. */
export const formatSearchesCaption = (
  figure: VisibilityFigure,
  { countedSince }: VisibilityStats,
  now: Date,
): string | null =>
  formatComparison(figure) ??
  (countedSince === null ? null : t('Counted since {day}', { day: formatVisibilityDay(countedSince, now) }))

/** True if there is nothing to show: no searches and no requests. */
export const hasNoVisibility = ({ appeared, opened, received }: VisibilityStats): boolean =>
  appeared.count + opened.count + received.count === 0

/** The text alternative of the chart: its days, and the day with the most searches that found the contractor. */
export const describeChart = (days: readonly VisibilityStatsDay[], now: Date): string => {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return ''
  const span = t('Appearances and opens a day, {first} to {last}.', {
    first: formatVisibilityDay(first.date, now),
    last: formatVisibilityDay(last.date, now),
  })
  const top = days.reduce((best, day) => (day.appeared > best.appeared ? day : best))
  if (top.appeared === 0) return span
  const most = t('Most on {day}: appeared {appeared}, opened {opened}.', {
    day: formatVisibilityDay(top.date, now),
    appeared: formatNumber(top.appeared),
    opened: formatNumber(top.opened),
  })
  return `${span} ${most}`
}
