import type { PrivacyEvent } from './privacy.events.ts'
import {
  type AccountRepository,
  type LoginAttemptDeps,
  startLoginAttempt,
  verifySecondFactor,
  type LoginFailureLog,
  normaliseEmail,
  type Passwords,
  type SecondFactorDeps,
  type SecondFactorRefusal,
  type SecondFactorRepositories,
} from '../identity/index.ts'
import { createEvent, type IdGenerator, err, ok, type Outbox, type Result, type UnitOfWork } from '../shared/index.ts'

export interface RestoreAccountCommand {
  readonly email: string
  /** Exactly as typed. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
  /** A code of the app or a recovery code, for two-step sign-in. */
  readonly otp?: string
}

export interface RestoreAccountDeps extends LoginAttemptDeps, SecondFactorDeps {
  readonly accounts: Pick<AccountRepository, 'findByEmail'>
  readonly ids: IdGenerator
  readonly loginFailures: Pick<LoginFailureLog, 'start' | 'discard'>
  readonly passwords: Passwords
  readonly unitOfWork: UnitOfWork<
    SecondFactorRepositories & {
      readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
      readonly outbox: Outbox<PrivacyEvent>
    }
  >
}

/** The same problems as at a login, so that nobody learns who has an account. 'invalid' carries `otp`. */
export type RestoreAccountProblem = 'invalid' | 'invalid-credentials' | 'too-many-failures' | 'two-factor-required'

/**
 * Restores an account whose deletion was requested; other accounts are unchanged. It does not create a session. With two-step sign-in it
 * needs a code. Wrong passwords and codes count as failed logins. Rule: PRIV-7.
 */
export const restoreAccount = (deps: RestoreAccountDeps) => {
  let decoyHash: Promise<string> | null = null
  return async (command: RestoreAccountCommand): Promise<Result<null, RestoreAccountProblem>> => {
    const email = normaliseEmail(command.email)
    const attempt = await startLoginAttempt(deps, email, command.address)
    if (!attempt.ok) return attempt
    const account = await deps.accounts.findByEmail(email)
    decoyHash ??= deps.passwords.hash('nobody has this password')
    const matches = await deps.passwords.verify(command.password, account?.passwordHash ?? (await decoyHash))
    if (!matches || account === null || account.suspendedAt !== null) return err('invalid-credentials')
    const attempted = await deps.unitOfWork.run<SecondFactorRefusal | null, RestoreAccountProblem>(async (stores) => {
      const { accounts, outbox } = stores
      const current = await accounts.findForUpdate(account.uuid)
      if (current === null || current.suspendedAt !== null) return err('invalid-credentials')
      if (current.deletionRequestedAt === null) return ok(null)
      const refusal = await verifySecondFactor(deps, stores, { accountUuid: current.uuid, otp: command.otp ?? '' })
      // Committed, so that a wrong code counts.
      if (refusal !== null) return ok(refusal)
      await accounts.save({ ...current, deletionRequestedAt: null })
      await outbox.add(createEvent(deps, { type: 'account-restored', accountUuid: current.uuid }))
      return ok(null)
    })
    const outcome = attempted.ok ? (attempted.value ?? ok(null)) : attempted
    // The password alone does not clear failures: wrong codes of two-step sign-in must still count.
    if (outcome.ok || outcome.problem === 'two-factor-required') await deps.loginFailures.discard(attempt.value)
    return outcome
  }
}
