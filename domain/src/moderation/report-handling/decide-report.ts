import {
  createEvent,
  err,
  hasErrors,
  invalid,
  maxLength,
  ok,
  required,
  type Outbox,
  type Result,
  type Rule,
  type UnitOfWork,
  type Uuid,
  validate,
  type ValidationErrors,
} from '../../shared/index.ts'
import type { ModerationEvent } from '../moderation.events.ts'
import type { OperatorClaims } from '../operator-claims.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import { operatorReasonRules } from '../people/operator-reason.ts'
import { type SetSuspensionDeps, suspendAccount, type SuspensionStores } from '../people/suspend-person.ts'
import type { ReportRepository } from '../report-repository.port.ts'
import type { ReportDetails, ReportOutcome, ReportQueue } from './report-queue.port.ts'

/** Characters of a warning, and of an answer to a reporter. Rule: MOD-46. */
export const MODERATION_TEXT_MAX_LENGTH = 1_000

/** The rules of a warning or an answer. */
export const moderationTextRules: readonly Rule<unknown>[] = [maxLength(MODERATION_TEXT_MAX_LENGTH)]

export interface DecideReportDeps extends Pick<SetSuspensionDeps, 'clock' | 'ids'> {
  readonly reportQueue: Pick<ReportQueue, 'read'>
  readonly unitOfWork: UnitOfWork<
    SuspensionStores & {
      readonly outbox: Outbox<ModerationEvent>
      readonly reportClaims: Pick<OperatorClaims, 'findClaim' | 'release'>
      readonly reports: Pick<ReportRepository, 'findForUpdate' | 'settle'>
    }
  >
}

export interface DecideReportCommand {
  readonly actor: OperatorActor
  readonly reportUuid: Uuid
  readonly outcome: ReportOutcome
  /** For the log. */
  readonly reason: string
  /** For the person whom the report is about; null unless they are warned. */
  readonly warning: string | null
  /** For the reporter; null for none. */
  readonly answer: string | null
}

/**
 * 'not-claimed': the operator does not hold the report, or no longer; 'not-now': another one has handled it. 'invalid' carries `answer`, `outcome`, `reason` or `warning`.
 */
export type DecideReportProblem = 'forbidden' | 'invalid' | 'not-claimed' | 'not-found' | 'not-now'

const textOf = (typed: string | null): string | null => (typed === null || typed.trim() === '' ? null : typed.trim())

const decisionErrors = (
  { answer, outcome, reason, warning }: DecideReportCommand,
  { accused }: ReportDetails,
): ValidationErrors => ({
  ...(outcome !== 'dismissed' && accused === null
    ? { outcome: ['This report is about nobody who can be warned or suspended'] }
    : {}),
  ...validate(
    { answer, reason, warning },
    {
      answer: moderationTextRules,
      reason: operatorReasonRules,
      warning: outcome === 'warned' ? [required, ...moderationTextRules] : moderationTextRules,
    },
  ),
})

/**
 * Decides on an open report that the operator holds, once: dismisses it, warns the person whom it is about, or suspends them, at once as everywhere (MOD-37). The
 * reporter gets an answer if there is one; it names nobody. Rules: MOD-37, MOD-38, MOD-46, MOD-90.
 */
export const decideReport =
  (deps: DecideReportDeps) =>
  async (command: DecideReportCommand): Promise<Result<null, DecideReportProblem>> => {
    const { actor, outcome, reportUuid } = command
    if (!isAllowed(actor, 'handle-reports')) return err('forbidden')
    const now = deps.clock.now()
    const read = await deps.reportQueue.read(reportUuid, now)
    if (read === null) return err('not-found')
    const errors = decisionErrors(command, read)
    if (hasErrors(errors)) return invalid(errors)
    const { accused, reporter } = read
    const [answer, warning] = [textOf(command.answer), textOf(command.warning)]
    const reason = command.reason.trim()
    return deps.unitOfWork.run<null, DecideReportProblem>(async (stores) => {
      const { audit, outbox, reportClaims, reports } = stores
      const report = await reports.findForUpdate(reportUuid)
      if (report === null) return err('not-found')
      if (report.status !== 'open') return err('not-now')
      const claim = await reportClaims.findClaim(reportUuid, now)
      if (claim?.operatorUuid !== actor.operatorUuid) return err('not-claimed')
      await reportClaims.release(reportUuid, actor.operatorUuid)
      await reports.settle(reportUuid, { outcome, by: actor.operatorUuid, at: now })
      await recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: 'report-settled',
        subject: reportUuid,
        details: { outcome, reason },
      })
      if (outcome === 'suspended' && accused !== null)
        await suspendAccount(deps, stores, { accountUuid: accused.uuid, by: actor.operatorUuid, reason })
      if (outcome === 'warned' && accused !== null && warning !== null)
        await outbox.add(createEvent(deps, { type: 'person-warned', accountUuid: accused.uuid, text: warning }))
      if (answer !== null && reporter !== null)
        await outbox.add(createEvent(deps, { type: 'report-answered', accountUuid: reporter.uuid, text: answer }))
      return ok(null)
    })
  }
