import { type Clock, err, ok, type Result, type UnitOfWork, type Uuid } from '../../shared/index.ts'
import { type OperatorClaims, takeClaim } from '../operator-claims.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import type { ReportRepository } from '../report-repository.port.ts'

/** Which report an operator claims or releases. */
export interface ReportClaimCommand {
  readonly actor: OperatorActor
  readonly reportUuid: Uuid
}

export interface ClaimReportDeps {
  readonly clock: Clock
  readonly unitOfWork: UnitOfWork<{
    readonly reportClaims: Pick<OperatorClaims, 'claim' | 'findClaim'>
    readonly reports: Pick<ReportRepository, 'findForUpdate'>
  }>
}

/** 'claimed': another operator looks at it; `by` is their name, `until` when their time ends. 'not-now': it is handled already. */
export type ClaimReportProblem = 'claimed' | 'forbidden' | 'not-found' | 'not-now'

/** Takes an open report, or holds it for longer. Rule: MOD-90. */
export const claimReport =
  (deps: ClaimReportDeps) =>
  async ({ actor, reportUuid }: ReportClaimCommand): Promise<Result<{ readonly until: Date }, ClaimReportProblem>> => {
    if (!isAllowed(actor, 'handle-reports')) return err('forbidden')
    return deps.unitOfWork.run<{ readonly until: Date }, ClaimReportProblem>(async ({ reportClaims, reports }) => {
      const report = await reports.findForUpdate(reportUuid)
      if (report === null) return err('not-found')
      if (report.status !== 'open') return err('not-now')
      return takeClaim(reportClaims, { uuid: reportUuid, operatorUuid: actor.operatorUuid, now: deps.clock.now() })
    })
  }

export interface ReleaseReportDeps {
  readonly reportClaims: Pick<OperatorClaims, 'release'>
  readonly reports: Pick<ReportRepository, 'find'>
}

/** Gives a report back to the queue. Without an own claim nothing changes. 'not-found': there is no such report. Rule: MOD-90. */
export const releaseReport =
  (deps: ReleaseReportDeps) =>
  async ({ actor, reportUuid }: ReportClaimCommand): Promise<Result<null, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'handle-reports')) return err('forbidden')
    if ((await deps.reports.find(reportUuid)) === null) return err('not-found')
    await deps.reportClaims.release(reportUuid, actor.operatorUuid)
    return ok(null)
  }
