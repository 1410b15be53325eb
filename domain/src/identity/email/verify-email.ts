import {
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { type Account, isSigningUp, stepAfterVerification } from '../account.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import {
  type SessionDevice,
  type StartedSession,
  startSession,
  type StartSessionRepositories,
} from '../sessions/start-session.ts'
import type { Tokens } from '../sessions/tokens.port.ts'
import type { TwoFactorRepository } from '../two-factor/two-factor.port.ts'

/** The two parts of the link, and the browser that opens it. */
export interface VerifyEmailCommand {
  readonly accountUuid: Uuid
  readonly hash: string
  readonly browser?: VerifyingBrowser
}

/** The browser that opens a link. */
export interface VerifyingBrowser extends SessionDevice {
  /** What the sign-up left in the browser that it was made in; null in every other browser. */
  readonly signUpToken: string | null
}

export interface VerifyEmailDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'create' | 'verify'>
  readonly unitOfWork: UnitOfWork<
    StartSessionRepositories & {
      readonly accounts: Pick<AccountRepository, 'findForUpdate'>
      readonly twoFactors: Pick<TwoFactorRepository, 'find'>
    }
  >
}

export type VerifyEmailOutcome = 'verified' | 'already-verified'

/** The outcome of a link, the address that it is for, and the session that it started; null if the person has to sign in. */
export interface VerifiedEmail {
  readonly outcome: VerifyEmailOutcome
  readonly email: string
  readonly session: StartedSession | null
}
/** Mapped to 403 'Invalid signature.'. */
export type VerifyEmailProblem = 'invalid-signature'

/** The account after its address was verified; the next login counts as the first. Rule: IDEN-13. */
export const withVerifiedEmail = (account: Account, now: Date): Account => ({
  ...account,
  emailVerifiedAt: now,
  justVerified: true,
  profileJustVerified: true,
  firstLoginAt: null,
  signUpStep: stepAfterVerification(account.signUpStep),
})

/**
 * Whether the browser is the one of the sign-up, and nothing else than the link is needed to sign in: no plan to settle, no second step.
 * The link alone proves only that somebody reads the mail, and may be opened by anybody to whom it is forwarded.
 */
const maySignIn = async (
  { tokens }: Pick<VerifyEmailDeps, 'tokens'>,
  { twoFactors }: { readonly twoFactors: Pick<TwoFactorRepository, 'find'> },
  account: Account,
  signUpToken: string | null,
  now: Date,
): Promise<boolean> => {
  if (signUpToken === null || isSigningUp(account.signUpStep)) return false
  if (account.suspendedAt !== null || account.deletionRequestedAt !== null) return false
  const claims = await tokens.verify('sign-up-browser', signUpToken, now)
  return claims?.['accountUuid'] === account.uuid && (await twoFactors.find(account.uuid)) === null
}

/**
 * Verifies an address by its signed link. A second click reports that it is verified already; a forged or expired link, or one for an
 * address that the account no longer has, is refused. In the browser of the sign-up it also signs in; elsewhere the next login counts as
 * the first. Rules: IDEN-23, IDEN-24, IDEN-43.
 */
export const verifyEmail =
  (deps: VerifyEmailDeps) =>
  async ({ accountUuid, browser, hash }: VerifyEmailCommand): Promise<Result<VerifiedEmail, VerifyEmailProblem>> => {
    const now = deps.clock.now()
    const claims = await deps.tokens.verify('verification', hash, now)
    if (claims === null || claims['accountUuid'] !== accountUuid) return err('invalid-signature')
    return deps.unitOfWork.run<VerifiedEmail, VerifyEmailProblem>(async (repositories) => {
      const account = await repositories.accounts.findForUpdate(accountUuid)
      if (account === null || account.email !== claims['email']) return err('invalid-signature')
      const { email } = account
      if (account.emailVerifiedAt !== null) return ok({ outcome: 'already-verified', email, session: null })
      const verified = withVerifiedEmail(account, now)
      await repositories.accounts.save(verified)
      await repositories.outbox.add(createEvent(deps, { type: 'email-verified', accountUuid }))
      const signsIn = browser !== undefined && (await maySignIn(deps, repositories, verified, browser.signUpToken, now))
      const session = signsIn ? await startSession(deps, repositories, verified, browser, 'link') : null
      return ok({ outcome: 'verified', email, session })
    })
  }
