import type { AccountEvent } from '../account.events.ts'
import { nextMailAllowedAt } from '../email/mail-limits.ts'
import { normaliseEmail } from '../names.ts'
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
import type { MailRequestLog } from '../email/mail-request-log.port.ts'

export const RESET_LINK_MINUTES = 60

export interface RequestPasswordResetCommand {
  readonly email: string
}

export interface RequestPasswordResetDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{ readonly mailRequests: MailRequestLog; readonly outbox: Outbox<AccountEvent> }>
}

/** 'too-many' carries `retryAfterSeconds`. */
export type RequestPasswordResetProblem = 'invalid' | 'too-many'

/**
 * Requests a link for setting a new password: one a minute, five a day. The address is not looked up here, so that a known and an unknown
 * one get the same response after the same work. Rules: IDEN-26, IDEN-28.
 */
export const requestPasswordReset =
  (deps: RequestPasswordResetDeps) =>
  async (command: RequestPasswordResetCommand): Promise<Result<null, RequestPasswordResetProblem>> => {
    const errors = validate(command, { email: [required, emailRule] })
    if (hasErrors(errors)) return invalid(errors)
    const email = normaliseEmail(command.email)
    const now = deps.clock.now()
    return deps.unitOfWork.run<null, RequestPasswordResetProblem>(async ({ mailRequests, outbox }) => {
      const sent = await mailRequests.listSince('password-reset', email, addHours(now, -24))
      const next = nextMailAllowedAt(sent, now)
      if (next !== null) return err('too-many', { retryAfterSeconds: secondsUntil(next, now) })
      await mailRequests.add('password-reset', email, now)
      await outbox.add(createEvent(deps, { type: 'password-reset-requested', email }))
      return ok(null)
    })
  }
