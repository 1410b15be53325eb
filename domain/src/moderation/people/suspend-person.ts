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
import type { ModerationEvent } from '../moderation.events.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import { checkReason } from './operator-reason.ts'

export interface SetSuspensionDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly audit: Pick<AuditLog, 'add'>
    readonly outbox: Outbox<AccountEvent | ModerationEvent>
    readonly sessions: Pick<SessionRepository, 'removeAll'>
  }>
}

export interface SetSuspensionCommand {
  readonly actor: OperatorActor
  readonly accountUuid: Uuid
  readonly isSuspended: boolean
  /** For the log. */
  readonly reason: string
}

/**
 * Suspends a person or lifts their suspension. A suspended person's sessions and open pages end at once, they cannot sign in, and contractors
 * are out of the search. What is so already stays. 'not-found' also for an erased account. Rules: MOD-37, MOD-38.
 */
export const setSuspension =
  (deps: SetSuspensionDeps) =>
  async (command: SetSuspensionCommand): Promise<Result<null, 'forbidden' | 'invalid' | 'not-found'>> => {
    const { accountUuid, actor, isSuspended } = command
    if (!isAllowed(actor, 'manage-users')) return err('forbidden')
    const reason = checkReason(command.reason)
    if (!reason.ok) return reason
    return deps.unitOfWork.run<null, 'not-found'>(async ({ accounts, audit, outbox, sessions }) => {
      const account = await accounts.findForUpdate(accountUuid)
      if (account === null || isErased(account)) return err('not-found')
      if ((account.suspendedAt !== null) === isSuspended) return ok(null)
      await accounts.save({ ...account, suspendedAt: isSuspended ? deps.clock.now() : null })
      const type = isSuspended ? 'account-suspended' : 'account-suspension-lifted'
      await outbox.add(createEvent(deps, { type, accountUuid }))
      if (isSuspended) {
        await sessions.removeAll(accountUuid)
        await outbox.add(createEvent(deps, { type: 'session-ended', accountUuid }))
      }
      await recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: type,
        subject: accountUuid,
        details: { reason: reason.value },
      })
      return ok(null)
    })
  }
