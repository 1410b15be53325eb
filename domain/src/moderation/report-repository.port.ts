import type { Uuid } from '../shared/index.ts'
import type { Report } from './report.ts'

/** Reports; one that is open for a reporter and a subject (a unique index decides between two at once). */
export interface ReportRepository {
  add(report: Report): Promise<'added' | 'duplicate'>
  find(uuid: Uuid): Promise<Report | null>
}
