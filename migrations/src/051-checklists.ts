import { sqlMigration } from './migration.ts'

/** Who has put the checklist of first steps away; its steps are read from what is there. Rule: ONB-26. */
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
