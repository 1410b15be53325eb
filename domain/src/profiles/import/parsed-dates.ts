import { calendarDateOf } from '../../shared/index.ts'
import type { ParsedPeriod, PartialDate } from './parsed-profile.ts'

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** The first day of what is written, YYYY-MM-DD: a month begins on its first day, a year in January. */
export const toFirstDay = ({ month, year }: PartialDate): string => `${digits(year, 4)}-${digits(month ?? 1, 2)}-01`

/** A period as a profile holds one. Dates are YYYY-MM-DD. */
export interface DatedPeriod {
  readonly startDate: string | null
  readonly endDate: string | null
  readonly current: boolean
}

/** What is written as over on a day that has not come yet goes on. */
export const toDatedPeriod = ({ current, end, start }: ParsedPeriod, now: Date): DatedPeriod => {
  const endDate = end === null ? null : toFirstDay(end)
  const isCurrent = current || (endDate !== null && endDate > calendarDateOf(now))
  return {
    startDate: start === null ? null : toFirstDay(start),
    endDate: isCurrent ? null : endDate,
    current: isCurrent,
  }
}

/** Whether a period gives years alone, so that its months are a guess. */
export const hasYearsOnly = ({ end, start }: ParsedPeriod): boolean =>
  [start, end].some((date) => date !== null && date.month === null)
