export { useRetention } from './api/use-retention.ts'
export { RetentionTable, type RetentionTableProps } from './components/RetentionTable/index.ts'
