/** Weeks that the newest figure is compared with. */
export const COMPARED_WEEKS = 4

/** The newest figure that cannot change any more. */
export interface Headline<Week> {
  readonly week: Week
  readonly value: number
  /** The average of the four weeks before; null if one of them has none. */
  readonly average: number | null
}

/**
 * The newest week that has a value, compared with the four before it; null if none has. `valueOf` answers null for weeks that can still
 * change. Rule: MOD-70.
 */
export const findHeadline = <Week>(
  weeks: readonly Week[],
  valueOf: (week: Week) => number | null,
): Headline<Week> | null => {
  const at = weeks.findLastIndex((week) => valueOf(week) !== null)
  const week = weeks[at]
  const value = week === undefined ? null : valueOf(week)
  if (week === undefined || value === null) return null
  const before = weeks.slice(Math.max(0, at - COMPARED_WEEKS), at).flatMap((one) => valueOf(one) ?? [])
  const average = before.length < COMPARED_WEEKS ? null : before.reduce((sum, one) => sum + one, 0) / COMPARED_WEEKS
  return { week, value, average }
}
