/** Days and months of the market, relative to its current time. */
const DAY_MS = 86_400_000

/** The instant this many days earlier; fractions are allowed. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - Math.round(days * DAY_MS))

/** A month as one number, so that months can be added. */
export const toMonth = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

/** The first day of a month as YYYY-MM-DD. */
export const firstDayOfMonth = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** The last day of a month as YYYY-MM-DD. */
export const lastDayOfMonth = (month: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10)
