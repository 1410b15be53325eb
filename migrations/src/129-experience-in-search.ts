import { sqlMigration } from './migration.ts'

/** Years of experience of candidates. The index is filled again at the next start. Rule: SRCH-58. */
export const experienceInSearch = sqlMigration(
  '129-experience-in-search',
  `
  delete from candidate_documents;
  alter table candidate_documents add column experience_years double precision not null default 0;
  `,
  'alter table candidate_documents drop column experience_years',
)
