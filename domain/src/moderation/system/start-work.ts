import { type AuditLog, err, ok, type Result, type UnitOfWork } from '../../shared/index.ts'
import { type OperatorAuditDeps, recordOperatorAction } from '../operators/operator-audit.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import type { WorkSchedule } from './scheduled-work.port.ts'

export interface StartWorkDeps extends OperatorAuditDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly workSchedule: Pick<WorkSchedule, 'start'>
  }>
}

/** Asks a worker to do scheduled work now. 'not-now': it runs already, or was asked for. Rule: MOD-64. */
export const startWork =
  (deps: StartWorkDeps) =>
  async ({
    actor,
    name,
  }: {
    readonly actor: OperatorActor
    readonly name: string
  }): Promise<Result<null, 'forbidden' | 'not-found' | 'not-now'>> => {
    if (!isAllowed(actor, 'run-machine')) return err('forbidden')
    return deps.unitOfWork.run<null, 'not-found' | 'not-now'>(async ({ audit, workSchedule }) => {
      const started = await workSchedule.start(name)
      if (started === null) return err('not-found')
      if (started === 'running') return err('not-now')
      await recordOperatorAction(deps, audit, { by: actor.operatorUuid, action: 'work-started', details: { name } })
      return ok(null)
    })
  }
