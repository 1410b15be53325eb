import type { AccountEvent } from '../account.events.ts'
import { type Account, type Actor } from '../account.ts'
import { type AccountRepository } from '../account-repository.port.ts'
import { withVerifiedEmail } from './verify-email.ts'
import { WRONG_CODE_MESSAGE } from '../two-factor/verify-second-factor.ts'
import {
  type Clock,
  createEvent,
  hasErrors,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Outbox,
  required,
  type Result,
  rule,
  type UnitOfWork,
  validate,
} from '../../shared/index.ts'
import type { EmailChangeRepository } from './email-change.port.ts'
import type { MailedSecrets } from './mailed-secrets.port.ts'
import type { PasswordResetRepository } from '../passwords/password-reset.port.ts'

export const EMAIL_CODE_DIGITS = 6

/** Wrong attempts after which a code is void. */
export const EMAIL_CODE_ATTEMPTS_MAX = 5

export interface ConfirmEmailChangeCommand {
  readonly actor: Actor
  /** Six digits; spaces are ignored. */
  readonly otp: string
}

export interface ConfirmEmailChangeDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly mailedSecrets: Pick<MailedSecrets, 'hashCode'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'changeEmail' | 'findForUpdate' | 'save'>
    readonly emailChanges: EmailChangeRepository
    readonly outbox: Outbox<AccountEvent>
    readonly passwordResets: Pick<PasswordResetRepository, 'removeAll'>
  }>
}

/**
 * 'code-expired': there is no code, it has expired, or there were five wrong attempts. 'email-taken': another account has got the address
 * meanwhile.
 */
export type ConfirmEmailChangeProblem = 'invalid' | 'code-expired' | 'email-taken' | 'unauthenticated'

export const CODE_FORM_MESSAGE = `Value is not a code of ${EMAIL_CODE_DIGITS} digits`

/** The pattern of a code. */
export const CODE_PATTERN = `^\\d{${EMAIL_CODE_DIGITS}}$`

const isCode = (text: unknown): boolean => new RegExp(CODE_PATTERN).test(String(text))

const emailChangedFacts = (account: Account, to: string): readonly AccountEvent[] => [
  { type: 'email-changed', accountUuid: account.uuid, from: account.email, to },
  ...(account.emailVerifiedAt === null ? [{ type: 'email-verified', accountUuid: account.uuid } as const] : []),
]

/**
 * Changes the account's address to the one that the code was sent to, and verifies it, as the code proves that it belongs to the person.
 * Reset links to the old address become invalid. After five wrong codes a new code is needed. Rules: IDEN-32, IDEN-34, IDEN-35.
 */
export const confirmEmailChange =
  (deps: ConfirmEmailChangeDeps) =>
  async ({ actor, otp }: ConfirmEmailChangeCommand): Promise<Result<Account, ConfirmEmailChangeProblem>> => {
    const code = otp.replaceAll(/\s/g, '')
    const errors = validate({ otp: code }, { otp: [required, rule(isCode, CODE_FORM_MESSAGE)] })
    if (hasErrors(errors)) return invalid(errors)
    const { accountUuid } = actor
    const now = deps.clock.now()
    const outcome = await deps.unitOfWork.run<Account | 'wrong', ConfirmEmailChangeProblem>(async (stores) => {
      const account = await stores.accounts.findForUpdate(accountUuid)
      if (account === null) return err('unauthenticated')
      const change = await stores.emailChanges.find(accountUuid)
      if (change === null || change.expiresAt <= now || change.attempts >= EMAIL_CODE_ATTEMPTS_MAX)
        return err('code-expired')
      if (deps.mailedSecrets.hashCode(change.uuid, code) !== change.codeHash) {
        await stores.emailChanges.save({ ...change, attempts: change.attempts + 1 })
        return ok('wrong')
      }
      const changed = await stores.accounts.changeEmail(accountUuid, change.email)
      if (changed === 'email-taken') return err('email-taken')
      const verified = account.emailVerifiedAt === null ? withVerifiedEmail(account, now) : account
      const saved = { ...verified, email: change.email }
      await stores.accounts.save(saved)
      await stores.emailChanges.remove(accountUuid)
      await stores.passwordResets.removeAll(accountUuid)
      const facts = emailChangedFacts(account, change.email)
      await stores.outbox.add(...facts.map((fact) => createEvent(deps, fact)))
      return ok(saved)
    })
    if (!outcome.ok) return outcome
    return outcome.value === 'wrong' ? invalid({ otp: [WRONG_CODE_MESSAGE] }) : ok(outcome.value)
  }
