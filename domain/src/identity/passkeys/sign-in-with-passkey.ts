import { err, ok, type Result, type UnitOfWork } from '../../shared/index.ts'
import type { AccountRepository, LoginFailureLog } from '../account-repository.port.ts'
import { completeLogin, type CompleteLoginDeps, type LoginResult } from '../sessions/complete-login.ts'
import { startPasskeyAttempt } from '../sessions/login-attempt.ts'
import type { SessionDevice, StartSessionRepositories } from '../sessions/start-session.ts'
import {
  type ClosedAccountProblem,
  type Credentials,
  findClosedAccountProblem,
  verifyCredentials,
  type VerifyCredentialsDeps,
  type VerifyCredentialsProblem,
} from '../sessions/verify-credentials.ts'
import type { TwoFactorRepository } from '../two-factor/two-factor.port.ts'
import type { PasskeyAnswer, PasskeyRepository, PasskeyRequestOptions, Passkeys } from './passkeys.port.ts'
import {
  createPasskeyChallenge,
  type CreateChallengeDeps,
  recordPasskeyUse,
  verifyPasskey,
  type VerifyPasskeyDeps,
} from './verify-passkey.ts'

export interface StartPasskeySignInDeps extends CreateChallengeDeps {
  readonly passkeys: Pick<Passkeys, 'createChallenge' | 'requestOptions'>
}

/** Begins a sign-in by passkey: any passkey of the site may answer, in the next five minutes. Rules: IDEN-61, IDEN-62. */
export const startPasskeySignIn =
  (deps: StartPasskeySignInDeps) => async (): Promise<Result<PasskeyRequestOptions, 'passkeys-unavailable'>> => {
    const expected = await createPasskeyChallenge(deps, 'sign-in', null)
    return expected.ok ? ok(await deps.passkeys.requestOptions(expected.value, [])) : expected
  }

export interface StartPasskeyStepDeps extends StartPasskeySignInDeps, VerifyCredentialsDeps {
  readonly passkeyCredentials: Pick<PasskeyRepository, 'list'>
  readonly twoFactors: Pick<TwoFactorRepository, 'find'>
}

/** As at a login; 'not-found': the account has no second step, or no passkey. */
export type StartPasskeyStepProblem = VerifyCredentialsProblem | 'not-found' | 'passkeys-unavailable'

/** Begins the second step of a sign-in by a passkey of the account, for whoever gives its password. Rules: IDEN-61, IDEN-63. */
export const startPasskeyStep = (deps: StartPasskeyStepDeps) => {
  const verify = verifyCredentials(deps)
  return async (typed: Credentials): Promise<Result<PasskeyRequestOptions, StartPasskeyStepProblem>> => {
    const verified = await verify(typed)
    if (!verified.ok) return verified
    const { account, attempt } = verified.value
    // Not a whole sign-in: earlier failures stay.
    await deps.loginFailures.discard(attempt)
    const own = await deps.passkeyCredentials.list(account.uuid)
    const twoFactor = await deps.twoFactors.find(account.uuid)
    if (own.length === 0 || twoFactor === null || twoFactor.confirmedAt === null) return err('not-found')
    const expected = await createPasskeyChallenge(deps, 'second-step', account.uuid)
    return expected.ok ? ok(await deps.passkeys.requestOptions(expected.value, own)) : expected
  }
}

export interface SignInWithPasskeyDeps extends VerifyPasskeyDeps, CompleteLoginDeps {
  readonly loginFailures: Pick<LoginFailureLog, 'start' | 'discard'>
  readonly unitOfWork: UnitOfWork<
    StartSessionRepositories & {
      readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
      readonly passkeyCredentials: Pick<PasskeyRepository, 'findByCredentialId' | 'save'>
    }
  >
}

export interface SignInWithPasskeyCommand extends SessionDevice {
  readonly answer: PasskeyAnswer
}

/** 'too-many-failures' carries `retryAfterSeconds`, 'deletion-pending' carries `deletesAt` (ISO 8601). */
export type SignInWithPasskeyProblem = ClosedAccountProblem | 'passkey-refused' | 'too-many-failures'

/**
 * Signs somebody in by a passkey alone, which is both steps, as the device has verified its user. Refused answers count as failures of the
 * network. Rules: IDEN-8, IDEN-11, IDEN-44, IDEN-62, IDEN-65.
 */
export const signInWithPasskey =
  (deps: SignInWithPasskeyDeps) =>
  async (command: SignInWithPasskeyCommand): Promise<Result<LoginResult, SignInWithPasskeyProblem>> => {
    const attempt = await startPasskeyAttempt(deps, command.address)
    if (!attempt.ok) return attempt
    const used = await verifyPasskey(deps, command.answer, null)
    if (used === null) return err('passkey-refused')
    const outcome = await deps.unitOfWork.run<LoginResult, SignInWithPasskeyProblem>(async (stores) => {
      const account = await stores.accounts.findForUpdate(used.accountUuid)
      if (account === null) return err('passkey-refused')
      if (!(await recordPasskeyUse(stores.passkeyCredentials, used))) return err('passkey-refused')
      return findClosedAccountProblem(account) ?? ok(await completeLogin(deps, stores, account, command, 'passkey'))
    })
    if (outcome.ok || outcome.problem !== 'passkey-refused') await deps.loginFailures.discard(attempt.value)
    return outcome
  }
