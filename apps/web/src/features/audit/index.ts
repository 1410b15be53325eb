export { formatAuditEntry } from './audit-sentence.ts'
