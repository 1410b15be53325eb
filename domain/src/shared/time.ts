/** Milliseconds of a second, a minute, an hour and a day, for adding to instants. */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const MONTHS_PER_YEAR = 12

/** Adds whole days of 24 hours to an instant; negative numbers subtract. */
export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS)

/** Adds hours to an instant. */
export const addHours = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * HOUR_MS)

/** Adds minutes to an instant. */
export const addMinutes = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * MINUTE_MS)

/** Adds seconds to an instant. */
export const addSeconds = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * SECOND_MS)

/** Whole seconds until an instant, rounded up, at least one, for Retry-After. */
export const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000))
