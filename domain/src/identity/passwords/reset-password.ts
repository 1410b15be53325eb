import type { AccountEvent } from '../account.events.ts'
import { type AccountRepository, type LoginFailureLog, type SessionRepository } from '../account-repository.port.ts'
import { normaliseEmail } from '../names.ts'
import { leakedPasswordErrors } from './leaked-password-errors.ts'
import type { LeakedPasswords } from './leaked-passwords.port.ts'
import { passwordConfirmationRules, type PasswordForm, passwordRules } from './password-rules.ts'
import { type Passwords } from './passwords.port.ts'
import { type Tokens } from '../sessions/tokens.port.ts'
import {
  type Clock,
  email as emailRule,
  createEvent,
  hasErrors,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Outbox,
  required,
  type Result,
  type UnitOfWork,
  validate,
} from '../../shared/index.ts'
import type { EmailChangeRepository } from '../email/email-change.port.ts'
import type { PasswordResetRepository } from './password-reset.port.ts'

export interface ResetPasswordCommand {
  readonly email: string
  /** The token of the link. */
  readonly token: string
  /** Both exactly as typed. */
  readonly password: string
  readonly passwordConfirmation: string
}

export interface ResetPasswordDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly leakedPasswords: LeakedPasswords
  readonly passwordResets: Pick<PasswordResetRepository, 'find'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly emailChanges: Pick<EmailChangeRepository, 'remove'>
    readonly loginFailures: Pick<LoginFailureLog, 'clearAll'>
    readonly outbox: Outbox<AccountEvent>
    readonly passwordResets: Pick<PasswordResetRepository, 'consume' | 'removeAll'>
    readonly sessions: Pick<SessionRepository, 'removeAll'>
  }>
}

/** 'link-expired': the link is unknown, expired, used, or for another address. */
export type ResetPasswordProblem = 'invalid' | 'link-expired'

const rules = {
  email: [required, emailRule],
  token: [required],
  password: passwordRules,
  passwordConfirmation: passwordConfirmationRules,
}

/**
 * Sets a new password with the link of a mail, which works once, for 60 minutes. Ends all sessions, invalidates other links, drops a
 * pending change of address and clears failed logins. Rules: IDEN-29, IDEN-30, IDEN-53.
 */
export const resetPassword =
  (deps: ResetPasswordDeps) =>
  async (command: ResetPasswordCommand): Promise<Result<null, ResetPasswordProblem>> => {
    const email = normaliseEmail(command.email)
    const nameless: PasswordForm & Pick<ResetPasswordCommand, 'token'> = { ...command, firstName: '', lastName: '' }
    const errors = validate(nameless, rules)
    if (hasErrors(errors)) return invalid(errors)
    const tokenHash = deps.tokens.hash(command.token)
    const reset = await deps.passwordResets.find(tokenHash)
    const holder = reset === null ? null : await deps.accounts.find(reset.accountUuid)
    const now = deps.clock.now()
    if (reset === null || holder === null || reset.expiresAt <= now || reset.email !== email) return err('link-expired')
    // Only the holder of a valid link may learn that a password is the person's own name.
    const { firstName, lastName } = holder
    const own = validate<PasswordForm>({ ...command, email, firstName, lastName }, { password: passwordRules })
    if (hasErrors(own)) return invalid(own)
    const leaked = await leakedPasswordErrors(deps, command.password)
    if (hasErrors(leaked)) return invalid(leaked)
    const passwordHash = await deps.passwords.hash(command.password)
    return deps.unitOfWork.run<null, ResetPasswordProblem>(async (stores) => {
      const account = await stores.accounts.findForUpdate(reset.accountUuid)
      if (account === null || account.email !== reset.email || account.suspendedAt !== null) return err('link-expired')
      if (!(await stores.passwordResets.consume(tokenHash))) return err('link-expired')
      await stores.accounts.save({ ...account, passwordHash })
      await stores.passwordResets.removeAll(account.uuid)
      await stores.emailChanges.remove(account.uuid)
      await stores.sessions.removeAll(account.uuid)
      await stores.loginFailures.clearAll(account.email)
      await stores.outbox.add(
        createEvent(deps, { type: 'password-changed', accountUuid: account.uuid }),
        createEvent(deps, { type: 'session-ended', accountUuid: account.uuid }),
      )
      return ok(null)
    })
  }
