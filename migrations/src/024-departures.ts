import { sqlMigration } from './migration.ts'

/** Requested account deletions; a company's hiring plans. Rules: PRIV-6, ONB-9. */
export const departures = sqlMigration(
  '024-departures',
  `
  alter table accounts add column deletion_requested_at timestamptz(3);
  create index accounts_deletion on accounts (deletion_requested_at)
    where deletion_requested_at is not null and suspended_at is null;
  alter table companies add column hiring_plans jsonb;
  `,
  `
  alter table companies drop column hiring_plans;
  drop index accounts_deletion;
  alter table accounts drop column deletion_requested_at;
  `,
)
