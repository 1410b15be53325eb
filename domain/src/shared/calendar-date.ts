/** There is no year 0 (1 BC is followed by AD 1), and PostgreSQL rejects such a date. */
const SHAPE = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** True for a day that exists, written YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => {
  if (!SHAPE.test(text)) return false
  const instant = new Date(`${text}T00:00:00.000Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** The UTC day of an instant, YYYY-MM-DD; such strings sort chronologically. */
export const calendarDateOf = (instant: Date): string => instant.toISOString().slice(0, 10)
