import { sqlMigration } from './migration.ts'

/** Dismissals of the onboarding checklist; its steps are derived from other tables. Rule: ONB-26. */
export const checklists = sqlMigration(
  '051-checklists',
  `
  create table checklist_dismissals (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    dismissed_at timestamptz(3) not null
  );
  `,
  `drop table checklist_dismissals;`,
)
