import type { AccountEvent } from '../account.events.ts'
import { type AccountRepository, type SessionRepository } from '../account-repository.port.ts'
import { type Actor } from '../account.ts'
import {
  verifyCurrentPassword,
  type VerifyCurrentPasswordDeps,
  type VerifyCurrentPasswordProblem,
} from './verify-current-password.ts'
import { leakedPasswordErrors } from './leaked-password-errors.ts'
import type { LeakedPasswords } from './leaked-passwords.port.ts'
import { passwordConfirmationRules, type PasswordForm, passwordRules } from './password-rules.ts'
import { type Passwords } from './passwords.port.ts'
import {
  createEvent,
  hasErrors,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Outbox,
  requiredUntrimmed,
  type Result,
  type Rules,
  type UnitOfWork,
  validate,
} from '../../shared/index.ts'
import type { PasswordResetRepository } from './password-reset.port.ts'

/** Passwords are not trimmed. */
export interface ChangePasswordCommand {
  readonly actor: Actor
  readonly currentPassword: string
  readonly password: string
  readonly passwordConfirmation: string
  /** The caller's network address. */
  readonly address: string
}

export interface ChangePasswordDeps extends VerifyCurrentPasswordDeps {
  readonly ids: IdGenerator
  readonly leakedPasswords: LeakedPasswords
  readonly passwords: Passwords
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly outbox: Outbox<AccountEvent>
    readonly passwordResets: Pick<PasswordResetRepository, 'removeAll'>
    readonly sessions: Pick<SessionRepository, 'removeAll' | 'removeAllExcept'>
  }>
}

/** The form with the current and the new password. */
interface ChangeForm extends PasswordForm {
  readonly currentPassword: string
}

const rules: Rules<ChangeForm> = {
  currentPassword: [requiredUntrimmed],
  password: passwordRules,
  passwordConfirmation: passwordConfirmationRules,
}

/**
 * Changes the password of a signed-in person who knows the current one. All other sessions end, and open reset links become invalid. A
 * wrong current password counts like a failed login. Rules: IDEN-31, IDEN-53.
 */
export const changePassword =
  (deps: ChangePasswordDeps) =>
  async (command: ChangePasswordCommand): Promise<Result<null, VerifyCurrentPasswordProblem>> => {
    const { accountUuid, sessionUuid } = command.actor
    const person = await deps.accounts.find(accountUuid)
    if (person === null) return err('unauthenticated')
    const { email, firstName, lastName } = person
    const errors = validate<ChangeForm>({ ...command, email, firstName, lastName }, rules)
    if (hasErrors(errors)) return invalid(errors)
    const { address, currentPassword } = command
    const own = { accountUuid, password: currentPassword, address, field: 'currentPassword' }
    const checked = await verifyCurrentPassword(deps, own)
    if (!checked.ok) return checked
    const leaked = await leakedPasswordErrors(deps, command.password)
    if (hasErrors(leaked)) return invalid(leaked)
    const passwordHash = await deps.passwords.hash(command.password)
    return deps.unitOfWork.run<null, VerifyCurrentPasswordProblem>(
      async ({ accounts, outbox, passwordResets, sessions }) => {
        const account = await accounts.findForUpdate(accountUuid)
        // The password was changed by another call after it was checked.
        if (account === null || account.passwordHash !== checked.value.passwordHash) return err('unauthenticated')
        await accounts.save({ ...account, passwordHash })
        await passwordResets.removeAll(accountUuid)
        const ended =
          sessionUuid === undefined
            ? await sessions.removeAll(accountUuid)
            : await sessions.removeAllExcept(accountUuid, sessionUuid)
        await outbox.add(createEvent(deps, { type: 'password-changed', accountUuid }))
        if (ended > 0) await outbox.add(createEvent(deps, { type: 'session-ended', accountUuid }))
        return ok(null)
      },
    )
  }
