import type { Report, ReportRepository } from '../../src/index.ts'

/** Reports in memory. */
export const fakeReports = (): ReportRepository => {
  const rows = new Map<string, Report>()
  const isSame = (a: Report, b: Report): boolean =>
    a.reporterUuid === b.reporterUuid && a.subjectType === b.subjectType && a.subjectUuid === b.subjectUuid
  return {
    add: async (report) => {
      if ([...rows.values()].some((row) => row.status === 'open' && isSame(row, report))) return 'duplicate'
      rows.set(report.uuid, report)
      return 'added'
    },
    find: async (uuid) => rows.get(uuid) ?? null,
  }
}
