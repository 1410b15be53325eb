import { sqlMigration } from './migration.ts'

/**
 * An index of the words of skills and certificates. Where too few have a word in their title, those who have it among their skills come next: they are
 * found without their words being read. Rule: SRCH-75.
 */
export const skillIndex = sqlMigration(
  '185-skill-index',
  `create index candidate_documents_skills on candidate_documents using gin (ts_filter(words, '{b}')) with (fastupdate = off)`,
  'drop index candidate_documents_skills',
)
