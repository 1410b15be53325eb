import { Temporal } from 'temporal-polyfill'

/**
 * Parses an ISO 8601 duration of weeks, days, hours, minutes and seconds ("P3D", "PT5M") into milliseconds; null if it is invalid,
 * negative, or has months or years, whose length varies.
 */
export function parseDuration(duration: string): number | null {
  try {
    const parsed = Temporal.Duration.from(duration)
    if (parsed.sign < 0 || parsed.months > 0 || parsed.years > 0) return null
    return parsed.total({ unit: 'milliseconds', relativeTo: '2000-01-01' })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
