import { Temporal } from 'temporal-polyfill'

/**
 * Milliseconds of an ISO 8601 duration of weeks, days, hours, minutes and seconds ("P3D", "PT5M"); null where it is none, goes back, or has
 * months or years, whose length depends on when they begin.
 */
export function millisecondsOf(duration: string): number | null {
  try {
    const read = Temporal.Duration.from(duration)
    if (read.sign < 0 || read.months > 0 || read.years > 0) return null
    return read.total({ unit: 'milliseconds', relativeTo: '2000-01-01' })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
