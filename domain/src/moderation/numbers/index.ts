export * from './read-numbers.ts'
export * from './vetting-log.port.ts'
export * from './week-numbers.ts'
export * from './weekly-counts.port.ts'
