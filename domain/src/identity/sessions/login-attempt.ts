import { addMinutes, type Clock, err, ok, type Result, secondsUntil } from '../../shared/index.ts'
import type { LoginFailureLog } from '../account-repository.port.ts'
import { toClientNetwork } from './client-network.ts'

/** Failed logins in a window of this many minutes after which further ones are refused. */
export const LOGIN_FAILURES_MAX = 5
export const LOGIN_FAILURE_WINDOW_MINUTES = 15
/** Failed logins of a network, over all accounts, in the same window. Rule: IDEN-44. */
export const NETWORK_FAILURES_MAX = 100

export interface LoginAttemptDeps {
  readonly clock: Clock
  readonly loginFailures: Pick<LoginFailureLog, 'start'>
}

/**
 * Begins an attempt to prove a password or a code. It counts as a failure until it is discarded or cleared, so that concurrent guesses are
 * counted too. Returns the attempt's id; 'too-many-failures' carries `retryAfterSeconds`. Rules: IDEN-10, IDEN-44.
 */
export const startLoginAttempt = async (
  { clock, loginFailures }: LoginAttemptDeps,
  email: string,
  address: string,
): Promise<Result<string, 'too-many-failures'>> => {
  const now = clock.now()
  const since = addMinutes(now, -LOGIN_FAILURE_WINDOW_MINUTES)
  const begun = await loginFailures.start(email, toClientNetwork(address), {
    at: now,
    since,
    max: LOGIN_FAILURES_MAX,
    maxOfNetwork: NETWORK_FAILURES_MAX,
  })
  if (begun.id !== null) return ok(begun.id)
  const retryAt = addMinutes(begun.oldest, LOGIN_FAILURE_WINDOW_MINUTES)
  return err('too-many-failures', { retryAfterSeconds: secondsUntil(retryAt, now) })
}

/** Forgets the failures of an account and a client's network, after a success. */
export const clearLoginFailures = (
  loginFailures: Pick<LoginFailureLog, 'clear'>,
  email: string,
  address: string,
): Promise<void> => loginFailures.clear(email, toClientNetwork(address))
