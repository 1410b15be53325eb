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

/** What a suspension changes. */
export interface SuspensionStores {
  readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
  readonly audit: Pick<AuditLog, 'add'>
  readonly outbox: Outbox<AccountEvent | ModerationEvent>
  readonly sessions: Pick<SessionRepository, 'removeAll'>
}

export interface SetSuspensionDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<SuspensionStores>
}

export interface SetSuspensionCommand {
  readonly actor: OperatorActor
  readonly accountUuid: Uuid
  readonly isSuspended: boolean
  /** For the log. */
  readonly reason: string
}

interface Suspension {
  readonly accountUuid: Uuid
  readonly by: Uuid
  readonly reason: string
}

/** Suspends an account within a transaction; one that is suspended already stays so. Rule: MOD-37. */
export const suspendAccount = async (
  deps: Pick<SetSuspensionDeps, 'clock' | 'ids'>,
  { accounts, audit, outbox, sessions }: SuspensionStores,
  { accountUuid, by, reason }: Suspension,
): Promise<Result<null, 'not-found'>> => {
  const account = await accounts.findForUpdate(accountUuid)
  if (account === null || isErased(account)) return err('not-found')
  if (account.suspendedAt !== null) return ok(null)
  await accounts.save({ ...account, suspendedAt: deps.clock.now() })
  await sessions.removeAll(accountUuid)
  await outbox.add(
    createEvent(deps, { type: 'account-suspended', accountUuid }),
    createEvent(deps, { type: 'session-ended', accountUuid }),
  )
  await recordOperatorAction(deps, audit, {
    by,
    action: 'account-suspended',
    subject: accountUuid,
    details: { reason },
  })
  return ok(null)
}

const liftSuspension = async (
  deps: Pick<SetSuspensionDeps, 'clock' | 'ids'>,
  { accounts, audit, outbox }: SuspensionStores,
  { accountUuid, by, reason }: Suspension,
): Promise<Result<null, 'not-found'>> => {
  const account = await accounts.findForUpdate(accountUuid)
  if (account === null || isErased(account)) return err('not-found')
  if (account.suspendedAt === null) return ok(null)
  await accounts.save({ ...account, suspendedAt: null })
  await outbox.add(createEvent(deps, { type: 'account-suspension-lifted', accountUuid }))
  const action = 'account-suspension-lifted'
  await recordOperatorAction(deps, audit, { by, action, subject: accountUuid, details: { reason } })
  return ok(null)
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
    const suspension = { accountUuid, by: actor.operatorUuid, reason: reason.value }
    return deps.unitOfWork.run<null, 'not-found'>((stores) =>
      isSuspended ? suspendAccount(deps, stores, suspension) : liftSuspension(deps, stores, suspension),
    )
  }
