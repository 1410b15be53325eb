import { sqlMigration } from './migration.ts'

/** The last import of a contractor: the profile before and after it, so that it can be undone for a day. Rule: PROF-37. */
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
