import { sqlMigration } from './migration.ts'

/** What the service signs with: made at the first start, the same for every process on this database. */
export const secrets = sqlMigration(
  '007-secrets',
  `create table secrets (name text primary key, value text not null)`,
  `drop table secrets`,
)
