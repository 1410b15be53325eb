export * from './search-log.ts'
