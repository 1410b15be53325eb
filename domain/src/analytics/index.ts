export * from './analytics-collector.port.ts'
export * from './analytics-event.ts'
export * from './analytics-queue.port.ts'
export * from './record-event.ts'
