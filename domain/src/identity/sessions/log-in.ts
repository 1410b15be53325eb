import {
  type Clock,
  type IdGenerator,
  err,
  type Failure,
  ok,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { Account } from '../account.ts'
import type { AccountRepository, LoginFailureLog } from '../account-repository.port.ts'
import { normaliseEmail } from '../names.ts'
import { relyingPartyOf } from '../passkeys/passkey.ts'
import type { PasskeyAnswer, PasskeyRepository } from '../passkeys/passkeys.port.ts'
import {
  recordPasskeyUse,
  type UsedPasskey,
  verifyPasskey,
  type VerifyPasskeyDeps,
} from '../passkeys/verify-passkey.ts'
import {
  type SecondFactorDeps,
  type SecondFactorRefusal,
  type SecondFactorRepositories,
  verifySecondFactor,
} from '../two-factor/verify-second-factor.ts'
import { completeLogin, type CompleteLoginDeps, type LoginResult } from './complete-login.ts'
import { clearLoginFailures } from './login-attempt.ts'
import type { SessionDevice, StartSessionRepositories } from './start-session.ts'
import {
  findClosedAccountProblem,
  verifyCredentials,
  type VerifyCredentialsDeps,
  type VerifyCredentialsProblem,
} from './verify-credentials.ts'

export interface LogInCommand extends SessionDevice {
  readonly email: string
  /** Exactly as typed. */
  readonly password: string
  /** A code of the authenticator app or a recovery code, for accounts with two-step sign-in. */
  readonly otp?: string | undefined
  /** A passkey of the account instead of a code. Rule: IDEN-63. */
  readonly passkey?: PasskeyAnswer | undefined
}

export interface LogInDeps extends SecondFactorDeps, VerifyCredentialsDeps, CompleteLoginDeps, VerifyPasskeyDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly loginFailures: Pick<LoginFailureLog, 'start' | 'clear' | 'discard'>
  readonly passkeyCredentials: Pick<PasskeyRepository, 'findByCredentialId' | 'list'>
  readonly unitOfWork: UnitOfWork<LogInRepositories>
}

/** What a login writes. */
export interface LogInRepositories extends StartSessionRepositories, SecondFactorRepositories {
  readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
  readonly passkeyCredentials: Pick<PasskeyRepository, 'findByCredentialId' | 'save'>
}

/**
 * 'too-many-failures' carries `retryAfterSeconds`. Reported only with the right password: 'account-suspended', 'deletion-pending' (with
 * `deletesAt`, ISO 8601), 'two-factor-required' where the second step is missing (with its `methods`), 'invalid' where its code is wrong and
 * 'passkey-refused' where its passkey does not hold.
 */
export type LogInProblem = VerifyCredentialsProblem | 'two-factor-required' | 'invalid' | 'passkey-refused'

type SecondStepRefusal = SecondFactorRefusal | Failure<'passkey-refused'>

/** A refused code is committed with its failure, and is a refusal of the login. */
const toOutcome = (
  attempted: Result<LoginResult | SecondStepRefusal, LogInProblem>,
): Result<LoginResult, LogInProblem> =>
  attempted.ok ? ('problem' in attempted.value ? attempted.value : ok(attempted.value)) : attempted

/** The second step: nothing without two-step sign-in, else a code, or a passkey in its place. Null: passed. Rule: IDEN-63. */
const verifySecondStep = async (
  deps: SecondFactorDeps,
  stores: LogInRepositories,
  {
    accountUuid,
    otp,
    passkey,
  }: { readonly accountUuid: string; readonly otp: string; readonly passkey: UsedPasskey | null },
): Promise<SecondStepRefusal | null> => {
  if (passkey !== null && (await recordPasskeyUse(stores.passkeyCredentials, passkey))) return null
  return verifySecondFactor(deps, stores, { accountUuid, otp })
}

/** Says how the second step can be done: by a code, and by a passkey where the account has one. Rule: IDEN-63. */
const withMethods = async (
  { passkeyCredentials, publicUrl }: Pick<LogInDeps, 'passkeyCredentials' | 'publicUrl'>,
  account: Account,
): Promise<Failure<'two-factor-required'>> => {
  const hasPasskey = relyingPartyOf(publicUrl) !== null && (await passkeyCredentials.list(account.uuid)).length > 0
  return err('two-factor-required', { methods: hasPasskey ? ['code', 'passkey'] : ['code'] })
}

/**
 * Signs somebody in for 31 days. An unknown address takes the same work as a wrong password and gets the same response; after five failures
 * in 15 minutes the pair of account and network address is refused. With two-step sign-in a missing code is not a failure, a wrong one is,
 * and only a complete sign-in clears the failures. The first login after verification keeps `justVerified` set until logout. Rules: IDEN-8,
 * IDEN-9, IDEN-10, IDEN-40, IDEN-45, IDEN-63.
 */
export const logIn = (deps: LogInDeps) => {
  const verify = verifyCredentials(deps)
  return async (command: LogInCommand): Promise<Result<LoginResult, LogInProblem>> => {
    const verified = await verify(command)
    if (!verified.ok) return verified
    const { account, attempt } = verified.value
    const { otp = '' } = command
    const passkey = command.passkey === undefined ? null : await verifyPasskey(deps, command.passkey, account.uuid)
    if (command.passkey !== undefined && passkey === null) return err('passkey-refused')
    const attempted = await deps.unitOfWork.run<LoginResult | SecondStepRefusal, LogInProblem>(async (stores) => {
      const current = await stores.accounts.findForUpdate(account.uuid)
      // The password may have been changed, or the account closed, while the password was checked.
      if (current === null || current.passwordHash !== account.passwordHash) return err('invalid-credentials')
      const closed = findClosedAccountProblem(current)
      if (closed !== null) return closed
      const refusal = await verifySecondStep(deps, stores, { accountUuid: account.uuid, otp, passkey })
      if (refusal !== null) return ok(refusal)
      return ok(await completeLogin(deps, stores, current, command, 'password'))
    })
    const outcome = toOutcome(attempted)
    if (outcome.ok) await clearLoginFailures(deps.loginFailures, normaliseEmail(command.email), command.address)
    if (outcome.ok || outcome.problem !== 'two-factor-required') return outcome
    if (passkey !== null) return err('passkey-refused')
    await deps.loginFailures.discard(attempt)
    return withMethods(deps, account)
  }
}
