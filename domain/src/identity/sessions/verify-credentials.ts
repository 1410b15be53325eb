import { addDays, err, type Failure, ok, type Result } from '../../shared/index.ts'
import { type Account, DELETION_UNDO_DAYS } from '../account.ts'
import type { AccountRepository, LoginFailureLog } from '../account-repository.port.ts'
import { normaliseEmail } from '../names.ts'
import type { Passwords } from '../passwords/passwords.port.ts'
import { type LoginAttemptDeps, startLoginAttempt } from './login-attempt.ts'

/** An address and password as typed. */
export interface Credentials {
  readonly email: string
  /** Exactly as typed. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
}

export interface VerifyCredentialsDeps extends LoginAttemptDeps {
  readonly accounts: Pick<AccountRepository, 'findByEmail'>
  readonly loginFailures: Pick<LoginFailureLog, 'start' | 'discard'>
  readonly passwords: Passwords
}

/** The account that the credentials belong to, and the attempt, which counts as a failure until it is discarded or cleared. */
export interface VerifiedCredentials {
  readonly account: Account
  readonly attempt: string
}

/** A state in which nobody can sign in; 'deletion-pending' carries `deletesAt` (ISO 8601). */
export type ClosedAccountProblem = 'account-suspended' | 'deletion-pending'
export type VerifyCredentialsProblem = ClosedAccountProblem | 'invalid-credentials' | 'too-many-failures'

/** The refusal of a deletion that can still be undone. */
const deletionPendingError = (requestedAt: Date): Failure<'deletion-pending'> =>
  err('deletion-pending', { deletesAt: addDays(requestedAt, DELETION_UNDO_DAYS).toISOString() })

/** Why nobody can sign in to this account; null if its owner can. Rule: IDEN-11. */
export const findClosedAccountProblem = ({
  deletionRequestedAt,
  suspendedAt,
}: Account): Failure<ClosedAccountProblem> | null => {
  if (suspendedAt !== null) return err('account-suspended')
  return deletionRequestedAt === null ? null : deletionPendingError(deletionRequestedAt)
}

/**
 * Checks address and password of somebody who signs in. An unknown address takes the same work as a wrong password and gets the same
 * answer. Rules: IDEN-9, IDEN-10, IDEN-11.
 */
export const verifyCredentials = (deps: VerifyCredentialsDeps) => {
  let decoyHash: Promise<string> | null = null
  return async (typed: Credentials): Promise<Result<VerifiedCredentials, VerifyCredentialsProblem>> => {
    const email = normaliseEmail(typed.email)
    const attempt = await startLoginAttempt(deps, email, typed.address)
    if (!attempt.ok) return attempt
    const account = await deps.accounts.findByEmail(email)
    decoyHash ??= deps.passwords.hash('nobody has this password')
    const matches = await deps.passwords.verify(typed.password, account?.passwordHash ?? (await decoyHash))
    if (!matches || account === null) return err('invalid-credentials')
    const closed = findClosedAccountProblem(account)
    if (closed !== null) await deps.loginFailures.discard(attempt.value)
    return closed ?? ok({ account, attempt: attempt.value })
  }
}
