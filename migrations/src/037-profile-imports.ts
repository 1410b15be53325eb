import { sqlMigration } from './migration.ts'

/** The last import of a contractor: what stood before it and what it left, so that it can be undone for a day. Rule: PROF-37. */
export const profileImports = sqlMigration(
  '037-profile-imports',
  `
  create table profile_imports (
    contractor_uuid uuid primary key references contractor_profiles (uuid) on delete cascade,
    before jsonb not null,
    after jsonb not null,
    imported_at timestamptz(3) not null
  );
  `,
  `
  drop table profile_imports;
  `,
)
