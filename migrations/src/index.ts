export { dropEverything, isMigrated, listUnknown, migrateTo, migrateToLatest, rollbackAll } from './migrate.ts'
export { migrations } from './list.ts'
export { sqlMigration, type Migration } from './migration.ts'
