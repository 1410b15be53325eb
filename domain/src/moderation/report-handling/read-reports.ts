import {
  clampPage,
  type Clock,
  err,
  ok,
  type Page,
  type PageRequest,
  type Result,
  type Uuid,
} from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import type { Report } from '../report.ts'
import type { ReportDetails, ReportEntry, ReportQueue } from './report-queue.port.ts'

/** Entries of a page of reports at most. */
export const REPORTS_PAGE_MAX = 50

export interface ReadReportsDeps {
  readonly clock: Clock
  readonly reportQueue: ReportQueue
}

export interface ListReportsCommand {
  readonly actor: OperatorActor
  readonly status: Report['status']
  readonly page: PageRequest
}

/** A page of reports, and how many are open in all. */
export interface ListedReports extends Page<ReportEntry> {
  readonly open: number
}

/** The queue of reports: open ones from the oldest on, settled ones from the newest on. Rule: MOD-45. */
export const listReports =
  ({ clock, reportQueue }: ReadReportsDeps) =>
  async ({ actor, page, status }: ListReportsCommand): Promise<Result<ListedReports, 'forbidden'>> => {
    if (!isAllowed(actor, 'handle-reports')) return err('forbidden')
    const listed = await reportQueue.list(status, clampPage(page, REPORTS_PAGE_MAX), clock.now())
    return ok({ ...listed, open: await reportQueue.countOpen() })
  }

/** A report with its snapshot, the conversation around it and the history of both. Rules: MOD-2, MOD-47, MOD-91. */
export const readReport =
  ({ clock, reportQueue }: ReadReportsDeps) =>
  async ({
    actor,
    reportUuid,
  }: {
    readonly actor: OperatorActor
    readonly reportUuid: Uuid
  }): Promise<Result<ReportDetails, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'handle-reports')) return err('forbidden')
    const report = await reportQueue.read(reportUuid, clock.now())
    return report === null ? err('not-found') : ok(report)
  }
