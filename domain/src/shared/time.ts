import { DAY_MS, HOUR_MS, MINUTE_MS } from './constants.ts'

/** The instant that many whole days later (earlier, if negative); a day is 24 hours. */
export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS)

/** The instant that many hours later. */
export const addHours = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * HOUR_MS)

/** The instant that many minutes later. */
export const addMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS)

/** Whole seconds until an instant, rounded up, at least one: what Retry-After says. */
export const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000))
