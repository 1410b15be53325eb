import type { Uuid } from '../shared/index.ts'
import type { Report } from './report.ts'
import type { ReportOutcome } from './report-handling/report-queue.port.ts'

/** How an operator ended a report. */
export interface SettledReport {
  readonly outcome: ReportOutcome
  readonly by: Uuid
  readonly at: Date
}

/** Stores reports; at most one open report per reporter and subject (a unique index decides). */
export interface ReportRepository {
  add(report: Report): Promise<'added' | 'duplicate'>
  find(uuid: Uuid): Promise<Report | null>
  /** Locks the report until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<Report | null>
  /** Ends an open report. */
  settle(uuid: Uuid, decision: SettledReport): Promise<void>
}
