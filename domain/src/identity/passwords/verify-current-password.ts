import { invalid, err, ok, type Result } from '../../shared/index.ts'
import type { Account } from '../account.ts'
import type { AccountRepository, LoginFailureLog } from '../account-repository.port.ts'
import { clearLoginFailures, type LoginAttemptDeps, startLoginAttempt } from '../sessions/login-attempt.ts'
import type { Passwords } from './passwords.port.ts'

/** The password that a signed-in person enters to confirm a sensitive change. */
export interface PasswordCheck {
  readonly accountUuid: string
  /** Exactly as typed. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
  /** The form's field, for the message. */
  readonly field: string
}

export interface VerifyCurrentPasswordDeps extends LoginAttemptDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly loginFailures: Pick<LoginFailureLog, 'start' | 'clear'>
  readonly passwords: Pick<Passwords, 'verify'>
}

export type VerifyCurrentPasswordProblem = 'invalid' | 'too-many-failures' | 'unauthenticated'

export const WRONG_PASSWORD_MESSAGE = 'This is not your password'

/**
 * Checks the password of a signed-in person before a sensitive change. Wrong ones count as failed logins of the account and network
 * address: five in 15 minutes. Returns the account; 'too-many-failures' carries `retryAfterSeconds`. Rule: IDEN-31.
 */
export const verifyCurrentPassword = async (
  deps: VerifyCurrentPasswordDeps,
  { accountUuid, address, field, password }: PasswordCheck,
): Promise<Result<Account, VerifyCurrentPasswordProblem>> => {
  const account = await deps.accounts.find(accountUuid)
  if (account === null) return err('unauthenticated')
  const attempt = await startLoginAttempt(deps, account.email, address)
  if (!attempt.ok) return attempt
  if (!(await deps.passwords.verify(password, account.passwordHash)))
    return invalid({ [field]: [WRONG_PASSWORD_MESSAGE] })
  await clearLoginFailures(deps.loginFailures, account.email, address)
  return ok(account)
}
