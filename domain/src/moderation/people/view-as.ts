import {
  type AccountRepository,
  type Actor,
  isErased,
  type Memberships,
  readViewerClaims,
  toActor,
  type Tokens,
  toViewerClaims,
  type UserType,
} from '../../identity/index.ts'
import {
  addMinutes,
  type AuditLog,
  type Clock,
  err,
  type IdGenerator,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import {
  isAllowed,
  mayOperate,
  type OperatorActor,
  type OperatorRepository,
  type OperatorSessionRepository,
} from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import { checkReason } from './operator-reason.ts'

/** Minutes for which an operator looks as somebody else. Rule: MOD-53. */
export const VIEW_AS_MINUTES = 15

export interface ViewAsDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'sign'>
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'find'>
    readonly audit: Pick<AuditLog, 'add'>
  }>
}

export interface ViewAsCommand {
  readonly actor: OperatorActor
  readonly accountUuid: Uuid
  readonly reason: string
}

/** What the operator's browser uses in place of a session of the person. */
export interface StartedView {
  readonly accountUuid: Uuid
  readonly userType: UserType
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Lets an operator look at the product as a person sees it, for fifteen minutes and without changing anything. The log keeps who looked as whom
 * and why. 'not-now': the account is suspended or waits for its deletion, so that it sees nothing. Rule: MOD-53.
 */
export const viewAs =
  (deps: ViewAsDeps) =>
  async ({
    accountUuid,
    actor,
    reason,
  }: ViewAsCommand): Promise<Result<StartedView, 'forbidden' | 'invalid' | 'not-found' | 'not-now'>> => {
    if (!isAllowed(actor, 'view-as')) return err('forbidden')
    const checked = checkReason(reason)
    if (!checked.ok) return checked
    const until = addMinutes(deps.clock.now(), VIEW_AS_MINUTES)
    const viewer = { operatorUuid: actor.operatorUuid, operatorSessionUuid: actor.sessionUuid, until }
    const token = await deps.tokens.sign('view-as', { accountUuid, ...toViewerClaims(viewer) }, until)
    return deps.unitOfWork.run<StartedView, 'not-found' | 'not-now'>(async ({ accounts, audit }) => {
      const account = await accounts.find(accountUuid)
      if (account === null || isErased(account)) return err('not-found')
      if (account.suspendedAt !== null || account.deletionRequestedAt !== null) return err('not-now')
      await recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: 'account-viewed',
        subject: accountUuid,
        details: { reason: checked.value },
      })
      return ok({ accountUuid, userType: account.userType, token, expiresAt: until })
    })
  }

export interface AuthenticateViewerDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly clock: Clock
  readonly companyDirectory: Memberships
  readonly operators: Pick<OperatorRepository, 'find'>
  readonly operatorSessions: Pick<OperatorSessionRepository, 'find'>
  readonly tokens: Pick<Tokens, 'verify'>
}

/**
 * Identifies the person whom an operator looks as, with the operator as `viewer`: by the token of the view, or by the search key made in it. Null
 * if the token is forged or expired, once the operator has signed out, was disabled or lost the right, and for an account that sees nothing.
 * Rule: MOD-53.
 */
export const authenticateViewer =
  (deps: AuthenticateViewerDeps) =>
  async (audience: 'search' | 'view-as', token: string): Promise<Actor | null> => {
    const now = deps.clock.now()
    const claims = await deps.tokens.verify(audience, token, now)
    const accountUuid = claims?.['accountUuid']
    if (claims === null || accountUuid === undefined) return null
    const viewer = readViewerClaims(claims)
    if (viewer === null) return null
    const [operator, session] = await Promise.all([
      deps.operators.find(viewer.operatorUuid),
      deps.operatorSessions.find(viewer.operatorSessionUuid),
    ])
    if (operator?.disabledAt !== null || !mayOperate(operator.role, 'view-as')) return null
    if (session?.operatorUuid !== operator.uuid || session.expiresAt <= now) return null
    const actor = await toActor(deps, await deps.accounts.find(accountUuid))
    return actor === null ? null : { ...actor, viewer }
  }
