export * from './report.ts'
export * from './report-repository.port.ts'
export * from './send-report.ts'
export * from './what-was-seen.ts'
