import { sqlMigration } from './migration.ts'

/** Drafts of profile sections, in the format of their forms. Rule: PROF-11. */
export const sectionDrafts = sqlMigration(
  '052-section-drafts',
  `
  create table section_drafts (
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    section text not null,
    form text not null,
    saved_at timestamptz(3) not null,
    primary key (account_uuid, section)
  );
  `,
  `drop table section_drafts;`,
)
