import { sqlMigration } from './migration.ts'

/** Signing secrets: created on first start, shared by every process on this database. */
export const secrets = sqlMigration(
  '007-secrets',
  `create table secrets (name text primary key, value text not null)`,
  `drop table secrets`,
)
