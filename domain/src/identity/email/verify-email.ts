import type { AccountEvent } from '../account.events.ts'
import {
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { type Account, stepAfterVerification } from '../account.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import type { Tokens } from '../sessions/tokens.port.ts'

/** The two parts of the link. */
export interface VerifyEmailCommand {
  readonly accountUuid: Uuid
  readonly hash: string
}

export interface VerifyEmailDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'verify'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly outbox: Outbox<AccountEvent>
  }>
}

export type VerifyEmailOutcome = 'verified' | 'already-verified'
/** Mapped to 403 'Invalid signature.'. */
export type VerifyEmailProblem = 'invalid-signature'

/** The account after its address was verified; the next login counts as the first. Rule: IDEN-13. */
export const withVerifiedEmail = (account: Account, now: Date): Account => ({
  ...account,
  emailVerifiedAt: now,
  justVerified: true,
  firstLoginAt: null,
  signUpStep: stepAfterVerification(account.signUpStep),
})

/**
 * Verifies an address by its signed link. A second click reports that it is verified already; a forged or expired link, or one for an
 * address that the account no longer has, is refused. The next login counts as the first. Rules: IDEN-23, IDEN-24.
 */
export const verifyEmail =
  (deps: VerifyEmailDeps) =>
  async ({ accountUuid, hash }: VerifyEmailCommand): Promise<Result<VerifyEmailOutcome, VerifyEmailProblem>> => {
    const now = deps.clock.now()
    const claims = await deps.tokens.verify('verification', hash, now)
    if (claims === null || claims['accountUuid'] !== accountUuid) return err('invalid-signature')
    return deps.unitOfWork.run(async ({ accounts, outbox }) => {
      const account = await accounts.findForUpdate(accountUuid)
      if (account === null || account.email !== claims['email']) return err('invalid-signature')
      if (account.emailVerifiedAt !== null) return ok('already-verified')
      await accounts.save(withVerifiedEmail(account, now))
      await outbox.add(createEvent(deps, { type: 'email-verified', accountUuid }))
      return ok('verified')
    })
  }
