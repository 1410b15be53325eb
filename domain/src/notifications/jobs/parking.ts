/** Failed attempts from which on operators see a job, and a failure is logged as an error. */
export const ATTEMPTS_BEFORE_ERROR = 5

/** Attempts after which a job is parked: about a day, as they are at most a minute apart, half a minute those of the index. Rule: MOD-62. */
export const ATTEMPTS_BEFORE_PARKING = 1_440

/** The same where a service does not respond, such as the mail server: about five days, after which mail servers give up, too. Rule: MOD-62. */
export const UNAVAILABLE_BEFORE_PARKING = 7_200

/** A failed attempt of a job. */
export interface FailedAttempt {
  /** The attempts so far, with this one. */
  readonly attempts: number
  /** Whether a service did not respond (`DependencyUnavailable`). */
  readonly isUnavailable: boolean
  /** Whether the same would be refused again (`PermanentlyRefused`). */
  readonly isRefused: boolean
}

/**
 * Whether a job is not tried again, but waits for an operator. Downtime of the workers does not count, as nothing is tried meanwhile. Rules:
 * MOD-62, SRCH-87.
 */
export const isParkingDue = ({ attempts, isRefused, isUnavailable }: FailedAttempt): boolean =>
  isRefused || attempts >= (isUnavailable ? UNAVAILABLE_BEFORE_PARKING : ATTEMPTS_BEFORE_PARKING)
