import { invalid, no, ok, type Result } from '../shared/index.ts'
import type { Account } from './account.ts'
import type { AccountRepository, LoginFailureLog } from './account-repository.port.ts'
import { type AttemptDeps, beginAttempt } from './attempts.ts'
import type { Passwords } from './passwords.port.ts'

/** What somebody says to show that it is them. */
export interface OwnPassword {
  readonly accountUuid: string
  /** Exactly as typed. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
  /** The form's field, for the words beside it. */
  readonly field: string
}

export interface CheckOwnPasswordDeps extends AttemptDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly loginFailures: Pick<LoginFailureLog, 'begin' | 'clear'>
  readonly passwords: Pick<Passwords, 'verify'>
}

export type CheckOwnPasswordProblem = 'invalid' | 'too-many-failures' | 'unauthenticated'

export const WRONG_PASSWORD_MESSAGE = 'This is not your password'

/**
 * Asks the signed-in for their password before something that matters. Wrong ones count with the failed logins of the account and address
 * pair: five in 15 minutes. Answers the account; 'too-many-failures' carries `retryAfterSeconds`. Rule: IDEN-31.
 */
export const checkOwnPassword = async (
  deps: CheckOwnPasswordDeps,
  { accountUuid, address, field, password }: OwnPassword,
): Promise<Result<Account, CheckOwnPasswordProblem>> => {
  const account = await deps.accounts.find(accountUuid)
  if (account === null) return no('unauthenticated')
  const attempt = await beginAttempt(deps, account.email, address)
  if (!attempt.ok) return attempt
  if (!(await deps.passwords.verify(password, account.passwordHash)))
    return invalid({ [field]: [WRONG_PASSWORD_MESSAGE] })
  await deps.loginFailures.clear(account.email, address)
  return ok(account)
}
