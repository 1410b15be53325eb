import type { AccountEvent } from './account.events.ts'
import { type AccountRepository, type SessionRepository } from './account-repository.port.ts'
import { type Actor } from './account.ts'
import { checkOwnPassword, type CheckOwnPasswordDeps, type CheckOwnPasswordProblem } from './check-own-password.ts'
import { passwordConfirmationRules, type PasswordForm, passwordRules } from './password-rules.ts'
import { type Passwords } from './passwords.port.ts'
import {
  eventOf,
  hasErrors,
  type IdGenerator,
  invalid,
  no,
  ok,
  type Outbox,
  requiredAsTyped,
  type Result,
  type Rules,
  type UnitOfWork,
  validate,
} from '../shared/index.ts'
import type { PasswordResetRepository } from './password-reset.port.ts'

/** Texts are exactly as typed. */
export interface ChangePasswordCommand {
  readonly actor: Actor
  readonly currentPassword: string
  readonly password: string
  readonly passwordConfirmation: string
  /** The caller's network address. */
  readonly address: string
}

export interface ChangePasswordDeps extends CheckOwnPasswordDeps {
  readonly ids: IdGenerator
  readonly passwords: Passwords
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'find' | 'save'>
    readonly outbox: Outbox<AccountEvent>
    readonly passwordResets: Pick<PasswordResetRepository, 'removeAllOf'>
    readonly sessions: Pick<SessionRepository, 'removeAllOf' | 'removeOthersOf'>
  }>
}

/** The current password beside the new one. */
interface ChangeForm extends PasswordForm {
  readonly currentPassword: string
}

const rules: Rules<ChangeForm> = {
  currentPassword: [requiredAsTyped],
  password: passwordRules,
  passwordConfirmation: passwordConfirmationRules,
}

/**
 * Changes the password of the signed-in, who know the current one. Every other session ends, and reset links that are out die.
 * A wrong current password counts like a failed login. Rule: IDEN-31.
 */
export const changePassword =
  (deps: ChangePasswordDeps) =>
  async (command: ChangePasswordCommand): Promise<Result<null, CheckOwnPasswordProblem>> => {
    const { accountUuid, sessionUuid } = command.actor
    const person = await deps.accounts.find(accountUuid)
    if (person === null) return no('unauthenticated')
    const { email, firstName, lastName } = person
    const errors = validate<ChangeForm>({ ...command, email, firstName, lastName }, rules)
    if (hasErrors(errors)) return invalid(errors)
    const { address, currentPassword } = command
    const own = { accountUuid, password: currentPassword, address, field: 'currentPassword' }
    const checked = await checkOwnPassword(deps, own)
    if (!checked.ok) return checked
    const passwordHash = await deps.passwords.hash(command.password)
    return deps.unitOfWork.run<null, CheckOwnPasswordProblem>(
      async ({ accounts, outbox, passwordResets, sessions }) => {
        const account = await accounts.find(accountUuid)
        // Somebody else has changed it meanwhile: what was checked is no longer the password.
        if (account === null || account.passwordHash !== checked.value.passwordHash) return no('unauthenticated')
        await accounts.save({ ...account, passwordHash })
        await passwordResets.removeAllOf(accountUuid)
        const ended =
          sessionUuid === undefined
            ? await sessions.removeAllOf(accountUuid)
            : await sessions.removeOthersOf(accountUuid, sessionUuid)
        await outbox.add(eventOf(deps, { type: 'password-changed', accountUuid }))
        if (ended > 0) await outbox.add(eventOf(deps, { type: 'session-ended', accountUuid }))
        return ok(null)
      },
    )
  }
