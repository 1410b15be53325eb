export type { BackupTable, DatabaseManifest } from './backup-manifest.ts'
export { openDump, type DatabaseDump } from './dump-database.ts'
export { hasAccounts, restoreDatabase, type BackupRows, type RestoredDatabase } from './restore-database.ts'
