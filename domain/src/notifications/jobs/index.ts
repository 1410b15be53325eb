export * from './change-jobs.ts'
export * from './jobs.port.ts'
export * from './list-jobs.ts'
export * from './parking.ts'
