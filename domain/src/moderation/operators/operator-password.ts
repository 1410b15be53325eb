import { clearLoginFailures, type LoginFailureLog, type Passwords, startLoginAttempt } from '../../identity/index.ts'
import { type Clock, ok, type Result } from '../../shared/index.ts'
import type { Operator } from './operator.ts'

export interface CheckOperatorPasswordDeps {
  readonly clock: Clock
  readonly loginFailures: Pick<LoginFailureLog, 'start' | 'discard' | 'clear'>
  readonly passwords: Passwords
}

/** The name under which failures of an operator are counted, apart from those of an account with the same address. Rule: MOD-16. */
export const failureNameOf = (email: string): string => `operator ${email}`

export const clearOperatorFailures = (
  { loginFailures }: Pick<CheckOperatorPasswordDeps, 'loginFailures'>,
  email: string,
  address: string,
): Promise<void> => clearLoginFailures(loginFailures, failureNameOf(email), address)

interface PasswordCheck {
  readonly email: string
  /** Exactly as typed. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
  readonly operator: Operator | null
}

/** A checked password: `attempt` counts as a failure until it is discarded or cleared. */
interface CheckedPassword {
  readonly attempt: string
  readonly matches: boolean
}

/**
 * Checks the password of an operator. Unknown addresses, disabled operators and those without a password take the same work as a wrong
 * password. 'too-many-failures' carries `retryAfterSeconds`. Rule: MOD-16.
 */
export const checkOperatorPassword = (deps: CheckOperatorPasswordDeps) => {
  let decoyHash: Promise<string> | null = null
  return async ({
    address,
    email,
    operator,
    password,
  }: PasswordCheck): Promise<Result<CheckedPassword, 'too-many-failures'>> => {
    const attempt = await startLoginAttempt(deps, failureNameOf(email), address)
    if (!attempt.ok) return attempt
    decoyHash ??= deps.passwords.hash('nobody has this password')
    const hash = operator?.disabledAt === null ? operator.passwordHash : null
    const verified = await deps.passwords.verify(password, hash ?? (await decoyHash))
    return ok({ attempt: attempt.value, matches: verified && hash !== null })
  }
}
