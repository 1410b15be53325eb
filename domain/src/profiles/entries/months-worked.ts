import { MONTHS_PER_YEAR } from '../../shared/index.ts'
import type { WorkExperience } from '../contractor-profile.ts'

/** The months of the calendar, numbered from year 0. */
const monthOf = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return year * MONTHS_PER_YEAR + month - 1
}

/**
 * Months of the calendar in which somebody worked, by their entries: the first and the last month of each count, a month with two jobs
 * counts once, current work lasts until now, and nothing of the future counts. Rule: PROF-51.
 */
export const monthsWorked = (entries: readonly Pick<WorkExperience, 'startDate' | 'endDate'>[], now: Date): number => {
  const thisMonth = monthOf(now.toISOString())
  const periods = entries
    .map(({ endDate, startDate }) => ({
      first: monthOf(startDate),
      last: Math.min(thisMonth, endDate === null ? Infinity : monthOf(endDate)),
    }))
    .toSorted((one, other) => one.first - other.first)
  let worked = 0
  let counted = -Infinity
  for (const { first, last } of periods) {
    worked += Math.max(0, last - Math.max(first - 1, counted))
    counted = Math.max(counted, last)
  }
  return worked
}
