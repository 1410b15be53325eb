import {
  addDays,
  addMinutes,
  type Clock,
  type IdGenerator,
  err,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { type Account, isSigningUp, DELETION_UNDO_DAYS } from '../account.ts'
import type { AccountRepository, LoginFailureLog } from '../account-repository.port.ts'
import { clearLoginFailures, startLoginAttempt } from './login-attempt.ts'
import {
  type SecondFactorDeps,
  type SecondFactorRefusal,
  type SecondFactorRepositories,
  verifySecondFactor,
} from '../two-factor/verify-second-factor.ts'
import { type SessionDevice, startSession, type StartSessionRepositories } from './start-session.ts'
import { normaliseEmail } from '../names.ts'
import type { Passwords } from '../passwords/passwords.port.ts'
import type { Tokens } from './tokens.port.ts'

/** Minutes that the temporary token of a sign-up lasts. */
export const SIGN_UP_TOKEN_MINUTES = 60

export interface LogInCommand extends SessionDevice {
  readonly email: string
  /** Exactly as typed. */
  readonly password: string
  /** A code of the authenticator app or a recovery code, for accounts with two-step sign-in. */
  readonly otp?: string | undefined
}

export interface LogInDeps extends SecondFactorDeps {
  readonly accounts: Pick<AccountRepository, 'findByEmail'>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly loginFailures: Pick<LoginFailureLog, 'start' | 'clear' | 'discard'>
  readonly passwords: Passwords
  readonly tokens: Pick<Tokens, 'create' | 'sign'>
  readonly unitOfWork: UnitOfWork<
    StartSessionRepositories &
      SecondFactorRepositories & { readonly accounts: Pick<AccountRepository, 'findForUpdate'> }
  >
}

/** The result of a login: a session, or a temporary token if the sign-up is not finished. */
export interface LoginResult {
  readonly account: Account
  readonly token: string
  readonly tokenExpiresAt: Date
  /** True if `token` is the temporary one, which is accepted only by the calls of the sign-up and sets no cookie. */
  readonly signingUp: boolean
  /** Null with the temporary token. */
  readonly sessionUuid: Uuid | null
  /** The account's first login with a verified address. Rule: ANA-5. */
  readonly completesSignUp: boolean
}

/**
 * 'too-many-failures' carries `retryAfterSeconds`. Reported only with the right password: 'account-suspended', 'deletion-pending' (with
 * `deletesAt`, ISO 8601), 'two-factor-required' where the second step is missing, and 'invalid' where its code is wrong.
 */
export type LogInProblem =
  | 'invalid-credentials'
  | 'too-many-failures'
  | 'account-suspended'
  | 'deletion-pending'
  | 'two-factor-required'
  | 'invalid'

/** The refusal of an account that waits for its deletion, with the day of it. */
export const deletionPendingError = (requestedAt: Date) =>
  err('deletion-pending', { deletesAt: addDays(requestedAt, DELETION_UNDO_DAYS).toISOString() })

/** The login of somebody whose sign-up is not finished. Rule: IDEN-21. */
export const createTemporaryLogin = async (
  { tokens }: { readonly tokens: Pick<Tokens, 'sign'> },
  account: Account,
  now: Date,
): Promise<LoginResult> => {
  const tokenExpiresAt = addMinutes(now, SIGN_UP_TOKEN_MINUTES)
  const token = await tokens.sign('sign-up', { accountUuid: account.uuid }, tokenExpiresAt)
  return { account, token, tokenExpiresAt, signingUp: true, sessionUuid: null, completesSignUp: false }
}

/** A refused code is committed with its failure, and is a refusal of the login. */
const toOutcome = (
  attempted: Result<LoginResult | SecondFactorRefusal, LogInProblem>,
): Result<LoginResult, LogInProblem> =>
  attempted.ok ? ('problem' in attempted.value ? attempted.value : ok(attempted.value)) : attempted

/**
 * Signs somebody in for 31 days. An unknown address takes the same work as a wrong password and gets the same response; after five failures
 * in 15 minutes the pair of account and network address is refused. With two-step sign-in a missing code is not a failure, a wrong one is,
 * and only a complete sign-in clears the failures. The first login after verification keeps `justVerified` set until logout. Rules: IDEN-8,
 * IDEN-9, IDEN-10, IDEN-40, IDEN-45.
 */
export const logIn = (deps: LogInDeps) => {
  let decoyHash: Promise<string> | null = null
  const verify = async (account: Account | null, password: string): Promise<boolean> => {
    decoyHash ??= deps.passwords.hash('nobody has this password')
    const matches = await deps.passwords.verify(password, account?.passwordHash ?? (await decoyHash))
    return matches && account !== null
  }

  return async (command: LogInCommand): Promise<Result<LoginResult, LogInProblem>> => {
    const email = normaliseEmail(command.email)
    const now = deps.clock.now()
    const attempt = await startLoginAttempt(deps, email, command.address)
    if (!attempt.ok) return attempt
    const account = await deps.accounts.findByEmail(email)
    if (!(await verify(account, command.password)) || account === null) return err('invalid-credentials')
    const { deletionRequestedAt, suspendedAt } = account
    if (suspendedAt !== null || deletionRequestedAt !== null) await deps.loginFailures.discard(attempt.value)
    if (suspendedAt !== null) return err('account-suspended')
    if (deletionRequestedAt !== null) return deletionPendingError(deletionRequestedAt)
    const attempted = await deps.unitOfWork.run<LoginResult | SecondFactorRefusal, LogInProblem>(async (stores) => {
      const current = await stores.accounts.findForUpdate(account.uuid)
      // The password was changed after it was checked.
      if (current === null || current.passwordHash !== account.passwordHash) return err('invalid-credentials')
      if (current.deletionRequestedAt !== null) return deletionPendingError(current.deletionRequestedAt)
      const { otp = '' } = command
      const refusal = await verifySecondFactor(deps, stores, { accountUuid: account.uuid, otp })
      if (refusal !== null) return ok(refusal)
      if (isSigningUp(current.signUpStep)) return ok(await createTemporaryLogin(deps, current, now))
      return ok({ ...(await startSession(deps, stores, current, command, 'password')), signingUp: false })
    })
    const outcome = toOutcome(attempted)
    if (outcome.ok) await clearLoginFailures(deps.loginFailures, email, command.address)
    else if (outcome.problem === 'two-factor-required') await deps.loginFailures.discard(attempt.value)
    return outcome
  }
}
