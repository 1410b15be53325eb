import { sqlMigration } from './migration.ts'

/** Operators read the log of all, the newest entry first. Rule: MOD-50. */
export const logSearch = sqlMigration(
  '115-log-search',
  `create index audit_log_newest on audit_log (at desc, uuid desc);`,
  `drop index audit_log_newest;`,
)
