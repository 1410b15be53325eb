export * from './read-system.ts'
export type * from './scheduled-work.port.ts'
export * from './start-work.ts'
