import { addDays, DAY_MS } from './time.ts'

/** Days of a week. */
export const WEEK_DAYS = 7

/** The Monday, 00:00 UTC, of the ISO week of an instant. */
export const startOfWeek = (instant: Date): Date => {
  const midnight = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth(), instant.getUTCDate()))
  const daysSinceMonday = (midnight.getUTCDay() + 6) % WEEK_DAYS
  return addDays(midnight, -daysSinceMonday)
}

/** The ISO week of an instant, '2026-W07'. Week 1 has the first Thursday of the year; such texts sort chronologically. */
export const formatIsoWeek = (instant: Date): string => {
  const monday = startOfWeek(instant)
  const year = addDays(monday, 3).getUTCFullYear()
  const firstMonday = startOfWeek(new Date(Date.UTC(year, 0, 4)))
  const week = 1 + (monday.getTime() - firstMonday.getTime()) / (WEEK_DAYS * DAY_MS)
  return `${year}-W${String(week).padStart(2, '0')}`
}
