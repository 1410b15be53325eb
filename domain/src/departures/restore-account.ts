import {
  type AccountRepository,
  type AttemptDeps,
  beginAttempt,
  type LoginFailureLog,
  normaliseEmail,
  type Passwords,
} from '../identity/index.ts'
import { eventOf, type IdGenerator, no, ok, type Outbox, type Result, type UnitOfWork } from '../shared/index.ts'

export interface RestoreAccountCommand {
  readonly email: string
  /** Exactly as typed. */
  readonly password: string
  /** The caller's network address. */
  readonly address: string
}

export interface RestoreAccountDeps extends AttemptDeps {
  readonly accounts: Pick<AccountRepository, 'findByEmail'>
  readonly ids: IdGenerator
  readonly loginFailures: Pick<LoginFailureLog, 'begin' | 'takeBack'>
  readonly passwords: Passwords
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'find' | 'save'>
    readonly outbox: Outbox
  }>
}

/** The same words as at a login, so that nobody learns who has an account. */
export type RestoreAccountProblem = 'invalid-credentials' | 'too-many-failures'

/**
 * Brings an account back whose deletion was asked for; one that is not being deleted stays as it is. It gives no session: signing in is the
 * next step. Wrong passwords count with the failed logins. Source: D18.
 */
export const restoreAccount = (deps: RestoreAccountDeps) => {
  let decoyHash: Promise<string> | null = null
  return async (command: RestoreAccountCommand): Promise<Result<null, RestoreAccountProblem>> => {
    const email = normaliseEmail(command.email)
    const attempt = await beginAttempt(deps, email, command.address)
    if (!attempt.ok) return attempt
    const account = await deps.accounts.findByEmail(email)
    decoyHash ??= deps.passwords.hash('nobody has this password')
    const matches = await deps.passwords.verify(command.password, account?.passwordHash ?? (await decoyHash))
    if (!matches || account === null || account.suspendedAt !== null) return no('invalid-credentials')
    // The password alone forgets no failures: wrong codes of a two-step sign-in must go on counting.
    await deps.loginFailures.takeBack(attempt.value)
    return deps.unitOfWork.run<null, RestoreAccountProblem>(async ({ accounts, outbox }) => {
      const current = await accounts.find(account.uuid)
      if (current === null || current.suspendedAt !== null) return no('invalid-credentials')
      if (current.deletionRequestedAt === null) return ok(null)
      await accounts.save({ ...current, deletionRequestedAt: null })
      await outbox.add(eventOf(deps, { type: 'account-restored', accountUuid: current.uuid }))
      return ok(null)
    })
  }
}
