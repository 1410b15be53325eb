export * from './claim-report.ts'
export * from './decide-report.ts'
export * from './read-reports.ts'
export * from './report-queue.port.ts'
