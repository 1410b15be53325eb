import { email as emailRule, hasErrors, invalid, ok, required, type Result, validate } from '../../shared/index.ts'
import type { AccountRepository } from '../account-repository.port.ts'
import { EMAIL_TAKEN_MESSAGE, normaliseEmail } from '../names.ts'

export interface IsEmailAvailableCommand {
  readonly email: string
}

export interface IsEmailAvailableDeps {
  readonly accounts: Pick<AccountRepository, 'findByEmail'>
}

/** Checks whether an address is available for a sign-up; 'invalid' if it is taken. Rule: IDEN-6. */
export const isEmailAvailable =
  (deps: IsEmailAvailableDeps) =>
  async (command: IsEmailAvailableCommand): Promise<Result<null, 'invalid'>> => {
    const errors = validate(command, { email: [required, emailRule] })
    if (hasErrors(errors)) return invalid(errors)
    const account = await deps.accounts.findByEmail(normaliseEmail(command.email))
    return account === null ? ok(null) : invalid({ email: [EMAIL_TAKEN_MESSAGE] })
  }
