export * from './RetentionTable.tsx'
