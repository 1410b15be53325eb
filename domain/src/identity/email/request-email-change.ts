import type { AccountEvent } from '../account.events.ts'
import { type AccountRepository } from '../account-repository.port.ts'
import { type Actor } from '../account.ts'
import { EMAIL_TAKEN_MESSAGE, normaliseEmail } from '../names.ts'
import { nextMailAllowedAt, recordUnaskedMail } from './mail-limits.ts'
import { hasProvedIdentity, type ProvedIdentityDeps } from '../sessions/prove-identity.ts'
import {
  addHours,
  addMinutes,
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
  secondsUntil,
  type UnitOfWork,
  validate,
} from '../../shared/index.ts'
import type { EmailChangeRepository } from './email-change.port.ts'
import type { MailRequestLog } from './mail-request-log.port.ts'
import type { MailedSecrets } from './mailed-secrets.port.ts'

export const EMAIL_CODE_MINUTES = 10

export interface RequestEmailChangeCommand {
  readonly actor: Actor
  readonly email: string
}

export interface RequestEmailChangeDeps extends ProvedIdentityDeps {
  readonly ids: IdGenerator
  readonly mailedSecrets: Pick<MailedSecrets, 'code' | 'hashCode'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'findByEmail'>
    readonly emailChanges: Pick<EmailChangeRepository, 'save'>
    readonly mailRequests: MailRequestLog
    readonly outbox: Outbox<AccountEvent>
  }>
}

/** 'too-many' carries `retryAfterSeconds`; 'password-required': identity was not proved in the last ten minutes. */
export type RequestEmailChangeProblem = 'invalid' | 'password-required' | 'too-many' | 'unauthenticated'

/** The message for the address that the account has already. */
export const OWN_EMAIL_MESSAGE = 'This is your email address already'

/**
 * Sends a six-digit code to a new address, and a warning to the old one. The code is valid for ten minutes; one a minute, five a day. It
 * replaces a code that was sent before. Needs proof of identity. Rules: IDEN-32, IDEN-33, IDEN-46.
 */
export const requestEmailChange =
  (deps: RequestEmailChangeDeps) =>
  async (command: RequestEmailChangeCommand): Promise<Result<null, RequestEmailChangeProblem>> => {
    const errors = validate(command, { email: [required, emailRule] })
    if (hasErrors(errors)) return invalid(errors)
    const email = normaliseEmail(command.email)
    if (!(await hasProvedIdentity(deps, command.actor))) return err('password-required')
    const { accountUuid } = command.actor
    const now = deps.clock.now()
    return deps.unitOfWork.run<null, RequestEmailChangeProblem>(async (stores) => {
      const account = await stores.accounts.findForUpdate(accountUuid)
      if (account === null) return err('unauthenticated')
      if (account.email === email) return invalid({ email: [OWN_EMAIL_MESSAGE] })
      if ((await stores.accounts.findByEmail(email)) !== null) return invalid({ email: [EMAIL_TAKEN_MESSAGE] })
      const sent = await stores.mailRequests.listSince('email-change', accountUuid, addHours(now, -24))
      const next = nextMailAllowedAt(sent, now)
      if (next !== null) return err('too-many', { retryAfterSeconds: secondsUntil(next, now) })
      const nextToAddress = await recordUnaskedMail(stores.mailRequests, { email, now })
      if (nextToAddress !== null) return err('too-many', { retryAfterSeconds: secondsUntil(nextToAddress, now) })
      await stores.mailRequests.add('email-change', accountUuid, now)
      const uuid = deps.ids.uuid()
      const codeHash = deps.mailedSecrets.hashCode(uuid, deps.mailedSecrets.code(uuid))
      const expiresAt = addMinutes(now, EMAIL_CODE_MINUTES)
      await stores.emailChanges.save({ accountUuid, uuid, email, codeHash, attempts: 0, expiresAt })
      await stores.outbox.add(
        createEvent(deps, { type: 'email-change-requested', accountUuid, changeUuid: uuid, email }),
      )
      return ok(null)
    })
  }
