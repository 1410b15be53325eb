import type { WorkExperience } from '../../profiles/index.ts'
import { DAY_MS } from '../../shared/index.ts'

const DAYS_PER_YEAR = 365.25

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** Whole years in which somebody worked, by their entries; time with two jobs counts once, current work until now. Rule: SRCH-58. */
export const experienceYears = (
  entries: readonly Pick<WorkExperience, 'startDate' | 'endDate'>[],
  now: Date,
): number => {
  const periods = entries
    .map(({ endDate, startDate }) => ({
      from: timeOf(startDate),
      to: Math.min(now.getTime(), endDate === null ? Infinity : timeOf(endDate)),
    }))
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from)
  let worked = 0
  let until = -Infinity
  for (const { from, to } of periods) {
    worked += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return Math.floor(worked / DAY_MS / DAYS_PER_YEAR)
}
