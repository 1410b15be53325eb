import type { Uuid } from '../shared/index.ts'
import type { Report } from './report.ts'

/** Stores reports; at most one open report per reporter and subject (a unique index decides). */
export interface ReportRepository {
  add(report: Report): Promise<'added' | 'duplicate'>
  find(uuid: Uuid): Promise<Report | null>
}
