import { sqlMigration } from './migration.ts'

/** The lists by which everybody was spelled last, so that nobody is read again while they stay the same. Rule: REF-30. */
export const spellingRuns = sqlMigration(
  '182-spelling-runs',
  `
  create table spelling_runs (
    is_only_row boolean primary key default true check (is_only_row),
    lists_digest text not null,
    runs integer not null check (runs > 0)
  );
  `,
  `
  drop table spelling_runs;
  `,
)
