import {
  type AuditLog,
  err,
  type IdGenerator,
  ok,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { recordOperatorAction } from './operator-audit.ts'
import { mayOperate } from './operator-rights.ts'
import { hasProvedOperator, type ProvedOperatorDeps } from './operator-session.ts'
import type { OperatorActor } from './operator.ts'
import type { OperatorLinkRepository, OperatorRepository, OperatorSessionRepository } from './operators.port.ts'

export interface DisableOperatorDeps extends ProvedOperatorDeps {
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly operatorLinks: Pick<OperatorLinkRepository, 'removeOf'>
    readonly operators: Pick<OperatorRepository, 'findForUpdate' | 'save'>
    readonly operatorSessions: Pick<OperatorSessionRepository, 'removeAll'>
  }>
}

/** 'own-operator': nobody disables themselves, so that a superadmin is left. */
export type DisableOperatorProblem = 'forbidden' | 'not-found' | 'own-operator' | 'password-required'

/** Disables a colleague: their sessions and their link end at once. A repeat changes nothing. Rules: MOD-19, MOD-21. */
export const disableOperator =
  (deps: DisableOperatorDeps) =>
  async ({
    actor,
    operatorUuid,
  }: {
    readonly actor: OperatorActor
    readonly operatorUuid: Uuid
  }): Promise<Result<null, DisableOperatorProblem>> => {
    if (actor.mustSetUpTwoFactor || !mayOperate(actor.role, 'manage-operators')) return err('forbidden')
    if (actor.operatorUuid === operatorUuid) return err('own-operator')
    if (!(await hasProvedOperator(deps, actor))) return err('password-required')
    return deps.unitOfWork.run<null, DisableOperatorProblem>(async (stores) => {
      // Both, in one order: of two superadmins who disable each other one is left.
      const [first, second] = [actor.operatorUuid, operatorUuid].toSorted()
      const locked = [
        await stores.operators.findForUpdate(first ?? ''),
        await stores.operators.findForUpdate(second ?? ''),
      ]
      const caller = locked.find((one) => one?.uuid === actor.operatorUuid)
      const operator = locked.find((one) => one?.uuid === operatorUuid)
      if (caller?.disabledAt !== null || !mayOperate(caller.role, 'manage-operators')) return err('forbidden')
      if (operator === undefined || operator === null) return err('not-found')
      if (operator.disabledAt !== null) return ok(null)
      await stores.operators.save({ ...operator, disabledAt: deps.clock.now() })
      await stores.operatorSessions.removeAll(operatorUuid)
      await stores.operatorLinks.removeOf(operatorUuid)
      await recordOperatorAction(deps, stores.audit, {
        by: actor.operatorUuid,
        action: 'operator-disabled',
        subject: operatorUuid,
      })
      return ok(null)
    })
  }
