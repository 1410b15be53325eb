import { latestToday } from '../entries/latest-today.ts'
import type { ParsedPeriod, PartialDate } from './parsed-profile.ts'

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** The first day of a partial date, YYYY-MM-DD: of the month, or of January if there is only a year. */
export const toFirstDay = ({ month, year }: PartialDate): string => `${digits(year, 4)}-${digits(month ?? 1, 2)}-01`

/** A period of a profile. Dates are YYYY-MM-DD. */
export interface DatedPeriod {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly current: boolean
}

/** Converts a period; one that ends in the future is current. */
export const toDatedPeriod = ({ current, end, start }: ParsedPeriod, now: Date): DatedPeriod => {
  const endDate = end === null ? null : toFirstDay(end)
  const isCurrent = current || (endDate !== null && endDate > latestToday(now))
  return {
    startDate: start === null ? null : toFirstDay(start),
    endDate: isCurrent ? null : endDate,
    current: isCurrent,
  }
}

/** Whether a period gives years alone, so that its months are a guess. */
export const hasYearsOnly = ({ end, start }: ParsedPeriod): boolean =>
  [start, end].some((date) => date !== null && date.month === null)
