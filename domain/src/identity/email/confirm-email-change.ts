import type { AccountEvent } from '../account.events.ts'
import { type Account, type Actor } from '../account.ts'
import { type AccountRepository, type SessionRepository } from '../account-repository.port.ts'
import { withVerifiedEmail } from './verify-email.ts'
import { checkCode, type CodeCheckRepositories, type CodeRefusal } from '../two-factor/verify-second-factor.ts'
import {
  addHours,
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
import type { EmailRestorationRepository } from './email-restoration.port.ts'
import { EMAIL_RESTORATION_HOURS } from './restore-email.ts'
import type { Tokens } from '../sessions/tokens.port.ts'
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
  readonly mailedSecrets: Pick<MailedSecrets, 'hashCode' | 'token'>
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<
    CodeCheckRepositories & {
      readonly accounts: Pick<AccountRepository, 'changeEmail' | 'findForUpdate' | 'save'>
      readonly emailChanges: EmailChangeRepository
      readonly emailRestorations: Pick<EmailRestorationRepository, 'add'>
      readonly outbox: Outbox<AccountEvent>
      readonly passwordResets: Pick<PasswordResetRepository, 'removeAll'>
      readonly sessions: Pick<SessionRepository, 'removeAll' | 'removeAllExcept'>
    }
  >
}

/**
 * 'code-expired': there is no code, it has expired, or there were five wrong attempts. 'email-taken': another account has got the address
 * meanwhile.
 */
export type ConfirmEmailChangeProblem =
  | 'invalid'
  | 'too-many-failures'
  | 'code-expired'
  | 'email-taken'
  | 'unauthenticated'

export const CODE_FORM_MESSAGE = `Value is not a code of ${EMAIL_CODE_DIGITS} digits`

/** The pattern of a code. */
export const CODE_PATTERN = `^\\d{${EMAIL_CODE_DIGITS}}$`

const isCode = (text: unknown): boolean => new RegExp(CODE_PATTERN).test(String(text))

const emailChangedFacts = (account: Account, to: string): readonly AccountEvent[] => [
  {
    type: 'email-changed',
    accountUuid: account.uuid,
    from: account.email,
    to,
    restorable: account.emailVerifiedAt !== null,
  },
  ...(account.emailVerifiedAt === null ? [{ type: 'email-verified', accountUuid: account.uuid } as const] : []),
]

/**
 * Changes the account's address to the one that the code was sent to, and verifies it, as the code proves that it belongs to the person.
 * Other sessions end, reset links to the old address become invalid, and the old address gets a link that takes it back for 72 hours. After
 * five wrong codes a new code is needed. Rules: IDEN-32, IDEN-34, IDEN-35, IDEN-45, IDEN-47.
 */
export const confirmEmailChange =
  (deps: ConfirmEmailChangeDeps) =>
  async ({ actor, otp }: ConfirmEmailChangeCommand): Promise<Result<Account, ConfirmEmailChangeProblem>> => {
    const code = otp.replaceAll(/\s/g, '')
    const errors = validate({ otp: code }, { otp: [required, rule(isCode, CODE_FORM_MESSAGE)] })
    if (hasErrors(errors)) return invalid(errors)
    const { accountUuid } = actor
    const now = deps.clock.now()
    const outcome = await deps.unitOfWork.run<Account | CodeRefusal, ConfirmEmailChangeProblem>(async (stores) => {
      const account = await stores.accounts.findForUpdate(accountUuid)
      if (account === null) return err('unauthenticated')
      const change = await stores.emailChanges.find(accountUuid)
      if (change === null || change.expiresAt <= now || change.attempts >= EMAIL_CODE_ATTEMPTS_MAX)
        return err('code-expired')
      const isRight = deps.mailedSecrets.hashCode(change.uuid, code) === change.codeHash
      const refusal = await checkCode(deps, stores, accountUuid, () => Promise.resolve(isRight))
      // Committed, so that the wrong code counts.
      if (refusal !== null) {
        if (refusal.problem === 'invalid') await stores.emailChanges.save({ ...change, attempts: change.attempts + 1 })
        return ok(refusal)
      }
      const changed = await stores.accounts.changeEmail(accountUuid, change.email)
      if (changed === 'email-taken') return err('email-taken')
      const verified = account.emailVerifiedAt === null ? withVerifiedEmail(account, now) : account
      const saved = { ...verified, email: change.email }
      await stores.accounts.save(saved)
      await stores.emailChanges.remove(accountUuid)
      await stores.passwordResets.removeAll(accountUuid)
      const { sessionUuid } = actor
      const ended =
        sessionUuid === undefined
          ? await stores.sessions.removeAll(accountUuid)
          : await stores.sessions.removeAllExcept(accountUuid, sessionUuid)
      const facts = emailChangedFacts(account, change.email)
      const endings: readonly AccountEvent[] = ended > 0 ? [{ type: 'session-ended', accountUuid }] : []
      const events = [...facts, ...endings].map((fact) => createEvent(deps, fact))
      const [changeEvent] = events
      // Nobody has proved that an unverified address is theirs.
      if (changeEvent !== undefined && account.emailVerifiedAt !== null) {
        await stores.emailRestorations.add({
          tokenHash: deps.tokens.hash(deps.mailedSecrets.token(changeEvent.uuid)),
          accountUuid,
          email: account.email,
          createdAt: now,
          expiresAt: addHours(now, EMAIL_RESTORATION_HOURS),
        })
      }
      await stores.outbox.add(...events)
      return ok(saved)
    })
    if (!outcome.ok) return outcome
    return 'problem' in outcome.value ? outcome.value : ok(outcome.value)
  }
