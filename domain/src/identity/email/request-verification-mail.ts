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
import type { VerificationMailLog } from '../account-repository.port.ts'
import { nextMailAllowedAt } from './mail-limits.ts'
import { normaliseEmail } from '../names.ts'

export interface RequestVerificationMailCommand {
  readonly email: string
}

export interface RequestVerificationMailDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly outbox: Outbox<AccountEvent>
    readonly verificationMails: VerificationMailLog
  }>
}

/** 'too-many' carries `retryAfterSeconds`. */
export type RequestVerificationMailProblem = 'invalid' | 'too-many'

/**
 * Requests the verification mail again: one a minute, five a day. The address is not looked up here, so that an unknown, a verified and an
 * unverified one get the same response after the same work. Rules: IDEN-26, IDEN-50.
 */
export const requestVerificationMail =
  (deps: RequestVerificationMailDeps) =>
  async (command: RequestVerificationMailCommand): Promise<Result<null, RequestVerificationMailProblem>> => {
    const errors = validate(command, { email: [required, emailRule] })
    if (hasErrors(errors)) return invalid(errors)
    const email = normaliseEmail(command.email)
    const now = deps.clock.now()
    return deps.unitOfWork.run<null, RequestVerificationMailProblem>(async ({ outbox, verificationMails }) => {
      const next = nextMailAllowedAt(await verificationMails.listSince(email, addHours(now, -24)), now)
      if (next !== null) return err('too-many', { retryAfterSeconds: secondsUntil(next, now) })
      await verificationMails.add(email, now)
      await outbox.add(createEvent(deps, { type: 'verification-mail-requested', email }))
      return ok(null)
    })
  }
