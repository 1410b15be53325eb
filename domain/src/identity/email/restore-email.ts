import {
  type Clock,
  createEvent,
  err,
  hasErrors,
  type IdGenerator,
  invalid,
  ok,
  type Outbox,
  required,
  type Result,
  type UnitOfWork,
  type Uuid,
  validate,
} from '../../shared/index.ts'
import type { AccountEvent } from '../account.events.ts'
import type { AccountRepository, SessionRepository } from '../account-repository.port.ts'
import type { PasskeyRepository } from '../passkeys/passkeys.port.ts'
import type { PersonalTokens } from '../personal-tokens.port.ts'
import type { PasswordResetRepository } from '../passwords/password-reset.port.ts'
import type { Tokens } from '../sessions/tokens.port.ts'
import type { TwoFactorRepository } from '../two-factor/two-factor.port.ts'
import type { EmailChangeRepository } from './email-change.port.ts'
import type { LinkedIdentityRepository } from '../external-sign-in/external-sign-in.port.ts'
import type { EmailRestorationRepository } from './email-restoration.port.ts'

/** Hours for which the old address can be taken back. Rule: IDEN-47. */
export const EMAIL_RESTORATION_HOURS = 72

interface Stores {
  readonly accessTokens: PersonalTokens
  readonly accounts: Pick<AccountRepository, 'changeEmail' | 'findForUpdate' | 'save'>
  readonly emailChanges: Pick<EmailChangeRepository, 'remove'>
  readonly emailRestorations: EmailRestorationRepository
  readonly linkedIdentities: Pick<LinkedIdentityRepository, 'removeAll'>
  readonly outbox: Outbox<AccountEvent>
  readonly passkeyCredentials: Pick<PasskeyRepository, 'removeAll'>
  readonly passwordResets: Pick<PasswordResetRepository, 'removeAll'>
  readonly sessions: Pick<SessionRepository, 'removeAll'>
  readonly twoFactors: Pick<TwoFactorRepository, 'find' | 'remove'>
}

export interface RestoreEmailDeps {
  readonly clock: Clock
  readonly emailRestorations: Pick<EmailRestorationRepository, 'find'>
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<Stores>
}

/** 'link-expired': the link is unknown, expired or used. 'email-taken': another account has got the address meanwhile. */
export type RestoreEmailProblem = 'email-taken' | 'invalid' | 'link-expired'

/** Whoever changed the address may have added any of these, and the owner may have no code of an app that is not theirs. */
const removeOtherAccess = async (deps: RestoreEmailDeps, stores: Stores, accountUuid: Uuid): Promise<void> => {
  await stores.passkeyCredentials.removeAll(accountUuid)
  await stores.linkedIdentities.removeAll(accountUuid)
  await stores.accessTokens.removeOfAccount(accountUuid)
  await stores.sessions.removeAll(accountUuid)
  const twoFactor = await stores.twoFactors.find(accountUuid)
  if (twoFactor === null) return
  await stores.twoFactors.remove(accountUuid)
  if (twoFactor.confirmedAt === null) return
  await stores.outbox.add(createEvent(deps, { type: 'two-factor-changed', accountUuid, on: false }))
}

/**
 * Takes an address back with the link that was mailed there when it was changed, for 72 hours. All sessions end, links and codes to later
 * addresses become invalid, all other ways in are removed, and a link for a new password is sent, as whoever changed the address had the
 * old one. Rule: IDEN-47.
 */
export const restoreEmail =
  (deps: RestoreEmailDeps) =>
  async ({ token }: { readonly token: string }): Promise<Result<{ readonly email: string }, RestoreEmailProblem>> => {
    const errors = validate({ token }, { token: [required] })
    if (hasErrors(errors)) return invalid(errors)
    const tokenHash = deps.tokens.hash(token)
    const found = await deps.emailRestorations.find(tokenHash)
    if (found === null) return err('link-expired')
    const { accountUuid } = found
    return deps.unitOfWork.run<{ readonly email: string }, RestoreEmailProblem>(async (stores) => {
      const account = await stores.accounts.findForUpdate(accountUuid)
      const restoration = await stores.emailRestorations.find(tokenHash)
      const now = deps.clock.now()
      if (account === null || restoration === null || restoration.expiresAt <= now) return err('link-expired')
      const { createdAt, email } = restoration
      if ((await stores.accounts.changeEmail(accountUuid, email)) === 'email-taken') return err('email-taken')
      await stores.accounts.save({ ...account, email })
      await stores.emailRestorations.removeSince(accountUuid, createdAt)
      await stores.emailChanges.remove(accountUuid)
      await stores.passwordResets.removeAll(accountUuid)
      await removeOtherAccess(deps, stores, accountUuid)
      await stores.outbox.add(
        createEvent(deps, { type: 'session-ended', accountUuid }),
        createEvent(deps, { type: 'password-reset-requested', email }),
      )
      return ok({ email })
    })
  }
