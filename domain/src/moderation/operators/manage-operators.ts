import {
  type AuditLog,
  type Clock,
  err,
  type IdGenerator,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { recordOperatorAction } from './operator-audit.ts'
import { mayOperate, type OperatorRole } from './operator-rights.ts'
import { hasProvedOperator, type ProvedOperatorDeps } from './operator-session.ts'
import type { Operator, OperatorActor } from './operator.ts'
import type { OperatorRepository } from './operators.port.ts'

export interface ListOperatorsDeps {
  readonly operators: Pick<OperatorRepository, 'list'>
}

/** All operators by address, for superadmins; the disabled last. Rule: MOD-23. */
export const listOperators =
  (deps: ListOperatorsDeps) =>
  async ({ actor }: { readonly actor: OperatorActor }): Promise<Result<readonly Operator[], 'forbidden'>> => {
    if (actor.mustSetUpTwoFactor || !mayOperate(actor.role, 'manage-operators')) return err('forbidden')
    const all = await deps.operators.list()
    return ok([
      ...all.filter(({ disabledAt }) => disabledAt === null),
      ...all.filter(({ disabledAt }) => disabledAt !== null),
    ])
  }

export interface ChangeOperatorRoleDeps extends ProvedOperatorDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly operators: Pick<OperatorRepository, 'findForUpdate' | 'save'>
  }>
}

/** 'own-operator': nobody changes their own role, so that a superadmin is left; 'operator-disabled': the colleague's work has ended. */
export type ChangeOperatorRoleProblem =
  | 'forbidden'
  | 'not-found'
  | 'operator-disabled'
  | 'own-operator'
  | 'password-required'

/** Gives a colleague another role, which holds from their next call on. The same role again changes nothing. Rules: MOD-19, MOD-23. */
export const changeOperatorRole =
  (deps: ChangeOperatorRoleDeps) =>
  async ({
    actor,
    operatorUuid,
    role,
  }: {
    readonly actor: OperatorActor
    readonly operatorUuid: Uuid
    readonly role: OperatorRole
  }): Promise<Result<null, ChangeOperatorRoleProblem>> => {
    if (actor.mustSetUpTwoFactor || !mayOperate(actor.role, 'manage-operators')) return err('forbidden')
    if (actor.operatorUuid === operatorUuid) return err('own-operator')
    if (!(await hasProvedOperator(deps, actor))) return err('password-required')
    return deps.unitOfWork.run<null, ChangeOperatorRoleProblem>(async ({ audit, operators }) => {
      // Both, in one order: of two superadmins who demote each other one is left.
      const [first = '', second = ''] = [actor.operatorUuid, operatorUuid].toSorted()
      const locked = [await operators.findForUpdate(first), await operators.findForUpdate(second)]
      const caller = locked.find((one) => one?.uuid === actor.operatorUuid)
      const operator = locked.find((one) => one?.uuid === operatorUuid)
      if (caller?.disabledAt !== null || !mayOperate(caller.role, 'manage-operators')) return err('forbidden')
      if (operator === undefined || operator === null) return err('not-found')
      if (operator.disabledAt !== null) return err('operator-disabled')
      if (operator.role === role) return ok(null)
      await operators.save({ ...operator, role })
      await recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: 'operator-role-changed',
        subject: operatorUuid,
        details: { from: operator.role, to: role },
      })
      return ok(null)
    })
  }
