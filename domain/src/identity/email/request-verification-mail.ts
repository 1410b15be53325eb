import type { AccountEvent } from '../account.events.ts'
import {
  addHours,
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
  secondsUntil,
  type UnitOfWork,
  validate,
} from '../../shared/index.ts'
import type { AccountRepository, VerificationMailLog } from '../account-repository.port.ts'
import { nextMailAllowedAt } from './mail-limits.ts'
import { normaliseEmail } from '../names.ts'
import type { Tokens } from '../sessions/tokens.port.ts'
import { createVerificationLink } from './verification-link.ts'

export interface RequestVerificationMailCommand {
  readonly email: string
}

export interface RequestVerificationMailDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly publicUrl: string
  readonly tokens: Pick<Tokens, 'sign'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findByEmail'>
    readonly outbox: Outbox<AccountEvent>
    readonly verificationMails: VerificationMailLog
  }>
}

/** 'too-many' carries `retryAfterSeconds`. */
export type RequestVerificationMailProblem = 'invalid' | 'too-many'

/**
 * Sends the verification mail again: one a minute, five a day. An unknown or verified address gets the same response and no mail. Rule:
 * IDEN-26.
 */
export const requestVerificationMail =
  (deps: RequestVerificationMailDeps) =>
  async (command: RequestVerificationMailCommand): Promise<Result<null, RequestVerificationMailProblem>> => {
    const errors = validate(command, { email: [required, emailRule] })
    if (hasErrors(errors)) return invalid(errors)
    const email = normaliseEmail(command.email)
    const now = deps.clock.now()
    return deps.unitOfWork.run(async ({ accounts, outbox, verificationMails }) => {
      const next = nextMailAllowedAt(await verificationMails.listSince(email, addHours(now, -24)), now)
      if (next !== null) return err('too-many', { retryAfterSeconds: secondsUntil(next, now) })
      await verificationMails.add(email, now)
      const account = await accounts.findByEmail(email)
      if (account !== null && account.emailVerifiedAt === null && account.suspendedAt === null) {
        const link = await createVerificationLink(deps, account, now)
        await outbox.add(createEvent(deps, { type: 'verification-requested', accountUuid: account.uuid, link }))
      }
      return ok(null)
    })
  }
