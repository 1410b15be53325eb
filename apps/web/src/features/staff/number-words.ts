import { findHeadline } from '@guildhall/domain/moderation'
import { formatAxisDay, formatDate } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'
import type { WeekNumbers } from './api/use-numbers.ts'
import type { Metric } from './number-metrics.ts'

/** Weeks are of UTC: their Monday is the same day for every reader. */
const mondayOf = ({ start }: WeekNumbers): string => `${start.slice(0, 10)}T12:00:00`

/** "02 March 2026", its Monday. */
export const formatMonday = (week: WeekNumbers): string => formatDate(mondayOf(week))

/** "Week of 02 March 2026" */
export const formatWeek = (week: WeekNumbers): string => t('Week of {day}', { day: formatMonday(week) })

/** "02 March" */
export const formatWeekShort = (week: WeekNumbers): string => formatAxisDay(mondayOf(week))

/** Why a week’s value can still change; undefined if it cannot. Rule: MOD-70. */
export const openNote = (week: WeekNumbers, { canChange }: Metric): string | undefined => {
  if (week.isInProgress) return t('not over yet')
  return canChange?.(week) === true ? t('can still change') : undefined
}

/** The newest figure that cannot change any more, in words. */
export interface HeadlineWords {
  readonly value: string
  /** Of which week; null without one. */
  readonly week: WeekNumbers | null
  /** Compared with the four weeks before. */
  readonly change: string
}

const compare = (metric: Metric, value: number, average: number | null): string => {
  if (average === null) return t('Too early to compare')
  const { format, formatDifference = format, isCount } = metric
  const amount = formatDifference(Math.abs(value - average))
  if (amount === formatDifference(0)) return t('As before')
  if (value > average) return t('{amount} more than before', { amount })
  return isCount === true ? t('{amount} fewer than before', { amount }) : t('{amount} less than before', { amount })
}

/** Rule: MOD-70. */
export const headlineOf = (weeks: readonly WeekNumbers[], metric: Metric): HeadlineWords => {
  const found = findHeadline(weeks, (week) => (openNote(week, metric) === undefined ? metric.headline(week) : null))
  if (found === null) return { value: '–', week: null, change: t('Too early to compare') }
  const { average, value, week } = found
  return { value: metric.format(value), week, change: compare(metric, value, average) }
}
