import { sqlMigration } from './migration.ts'

/**
 * The words of the title in a column of their own: who has all words there comes first, and is found by an index. Another sample, of one person
 * in 512, estimates how many there are where there are many. Rules: SRCH-75, SRCH-76.
 */
export const titleWords = sqlMigration(
  '148-title-words',
  `
  alter table candidate_documents add column title_words tsvector generated always as (ts_filter(words, '{a}')) stored;
  create index candidate_documents_titles on candidate_documents using gin (title_words) with (fastupdate = off);
  create index candidate_documents_small_sample on candidate_documents (uuid) where (uuid_hash(uuid) & 511) = 0;
  `,
  `
  drop index candidate_documents_small_sample;
  alter table candidate_documents drop column title_words;
  `,
)
