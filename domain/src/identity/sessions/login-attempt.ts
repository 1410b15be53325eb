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

interface Attempt {
  readonly email: string
  readonly address: string
  readonly max: number
}

const startAttempt = async (
  { clock, loginFailures }: LoginAttemptDeps,
  { address, email, max }: Attempt,
): Promise<Result<string, 'too-many-failures'>> => {
  const now = clock.now()
  const since = addMinutes(now, -LOGIN_FAILURE_WINDOW_MINUTES)
  const begun = await loginFailures.start(email, toClientNetwork(address), {
    at: now,
    since,
    max,
    maxOfNetwork: NETWORK_FAILURES_MAX,
  })
  if (begun.id !== null) return ok(begun.id)
  const retryAt = addMinutes(begun.oldest, LOGIN_FAILURE_WINDOW_MINUTES)
  return err('too-many-failures', { retryAfterSeconds: secondsUntil(retryAt, now) })
}

/**
 * Begins an attempt to prove a password or a code. It counts as a failure until it is discarded or cleared, so that concurrent guesses are
 * counted too. Returns the attempt's id; 'too-many-failures' carries `retryAfterSeconds`. Rules: IDEN-10, IDEN-44.
 */
export const startLoginAttempt = (
  deps: LoginAttemptDeps,
  email: string,
  address: string,
): Promise<Result<string, 'too-many-failures'>> => startAttempt(deps, { email, address, max: LOGIN_FAILURES_MAX })

/** Stands for the account of a sign-in by passkey, which is not known before the answer is verified. */
const UNKNOWN_ACCOUNT = 'passkey'

/**
 * Begins a sign-in by passkey, which counts as a failure of its network alone until it is discarded. Returns the attempt's id;
 * 'too-many-failures' carries `retryAfterSeconds`. Rules: IDEN-44, IDEN-62.
 */
export const startPasskeyAttempt = (
  deps: LoginAttemptDeps,
  address: string,
): Promise<Result<string, 'too-many-failures'>> =>
  startAttempt(deps, { email: UNKNOWN_ACCOUNT, address, max: NETWORK_FAILURES_MAX })

/** Forgets the failures of an account and a client's network, after a success. */
export const clearLoginFailures = (
  loginFailures: Pick<LoginFailureLog, 'clear'>,
  email: string,
  address: string,
): Promise<void> => loginFailures.clear(email, toClientNetwork(address))
