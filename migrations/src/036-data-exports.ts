import { sqlMigration } from './migration.ts'

/** Data exports: the last of each person; with indexes for finding rows by person. Rule: PRIV-3. */
export const dataExports = sqlMigration(
  '036-data-exports',
  `
  create table data_exports (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    uuid uuid not null unique,
    requested_at timestamptz(3) not null,
    ready_at timestamptz(3),
    expires_at timestamptz(3) not null
  );
  create index data_exports_waiting on data_exports (uuid) where ready_at is null;
  create index data_exports_expiry on data_exports (expires_at);
  create index file_names_file on file_names (file_uuid);
  create index audit_log_actor on audit_log (actor_uuid, at desc);
  `,
  `
  drop index audit_log_actor;
  drop index file_names_file;
  drop table data_exports;
  `,
)
