export * from './reach.ts'
export * from './read-reach.ts'
export * from './sighting-log.port.ts'
