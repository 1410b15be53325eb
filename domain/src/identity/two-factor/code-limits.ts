import { addHours, addMinutes } from '../../shared/index.ts'

/** Wrong codes of an account after which each further one has to wait. Rule: IDEN-45. */
export const WRONG_CODES_MAX = 10
/** Hours for which a wrong code counts. */
export const WRONG_CODE_HOURS = 24

/** The instant since which wrong codes count. */
export const wrongCodesSince = (now: Date): Date => addHours(now, -WRONG_CODE_HOURS)

/**
 * When the next code may be tried: at once below ten wrong ones in a day, then a minute after the last, two minutes, four, up to a day.
 * `failures` is newest first and covers a day. Null: now. Rule: IDEN-45.
 */
export const nextCodeAllowedAt = (failures: readonly Date[], now: Date): Date | null => {
  const [last] = failures
  if (last === undefined || failures.length < WRONG_CODES_MAX) return null
  const minutes = Math.min(2 ** (failures.length - WRONG_CODES_MAX), WRONG_CODE_HOURS * 60)
  const next = addMinutes(last, minutes)
  return next > now ? next : null
}
