import { sqlMigration } from './migration.ts'

/** The entry of the same list that another was merged into. Rule: MOD-76. */
export const mergedEntries = sqlMigration(
  '125-merged-entries',
  `
  alter table list_entries add column merged_into text, add check (merged_into is null or is_retired);
  `,
  `
  alter table list_entries drop column merged_into;
  `,
)
