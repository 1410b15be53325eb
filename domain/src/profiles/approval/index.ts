export * from './approval-book.port.ts'
export * from './approval-rules.ts'
export * from './vetted-sections.ts'
