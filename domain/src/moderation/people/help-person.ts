import { type AccountEvent, type AccountRepository, isErased, type SessionRepository } from '../../identity/index.ts'
import {
  type AuditLog,
  type Clock,
  createEvent,
  err,
  type IdGenerator,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'

export interface HelpPersonDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly audit: Pick<AuditLog, 'add'>
    readonly outbox: Outbox<AccountEvent>
    readonly sessions: Pick<SessionRepository, 'removeAll'>
  }>
}

export interface HelpPersonCommand {
  readonly actor: OperatorActor
  readonly accountUuid: Uuid
}

/** Signs a person out on all devices and closes their open pages; returns how many sessions ended. Rule: MOD-39. */
export const endPersonSessions =
  (deps: HelpPersonDeps) =>
  async ({ accountUuid, actor }: HelpPersonCommand): Promise<Result<number, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'manage-users')) return err('forbidden')
    return deps.unitOfWork.run<number, 'not-found'>(async ({ accounts, audit, outbox, sessions }) => {
      const account = await accounts.findForUpdate(accountUuid)
      if (account === null || isErased(account)) return err('not-found')
      const ended = await sessions.removeAll(accountUuid)
      if (ended === 0) return ok(0)
      await outbox.add(createEvent(deps, { type: 'session-ended', accountUuid }))
      await recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: 'account-sessions-ended',
        subject: accountUuid,
        details: { sessions: ended },
      })
      return ok(ended)
    })
  }

/**
 * Sends the mail that verifies the address again, whatever the person's own limit (IDEN-26) says. 'not-now': the address is verified, or
 * nobody of this account gets mail as it is suspended or being deleted. Rule: MOD-39.
 */
export const resendVerificationMail =
  (deps: HelpPersonDeps) =>
  async ({ accountUuid, actor }: HelpPersonCommand): Promise<Result<null, 'forbidden' | 'not-found' | 'not-now'>> => {
    if (!isAllowed(actor, 'manage-users')) return err('forbidden')
    return deps.unitOfWork.run<null, 'not-found' | 'not-now'>(async ({ accounts, audit, outbox }) => {
      const account = await accounts.findForUpdate(accountUuid)
      if (account === null || isErased(account)) return err('not-found')
      const { deletionRequestedAt, email, emailVerifiedAt, suspendedAt } = account
      if (emailVerifiedAt !== null || suspendedAt !== null || deletionRequestedAt !== null) return err('not-now')
      await outbox.add(createEvent(deps, { type: 'verification-mail-requested', email }))
      await recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: 'verification-mail-resent',
        subject: accountUuid,
      })
      return ok(null)
    })
  }
