import { monthsWorked, type WorkExperience } from '../../profiles/index.ts'
import { MONTHS_PER_YEAR } from '../../shared/index.ts'

/** The whole years of the months in which somebody worked, as their profile shows them. Rules: SRCH-58, PROF-51. */
export const experienceYears = (entries: readonly Pick<WorkExperience, 'startDate' | 'endDate'>[], now: Date): number =>
  Math.floor(monthsWorked(entries, now) / MONTHS_PER_YEAR)
