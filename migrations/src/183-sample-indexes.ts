import { sqlMigration } from './migration.ts'

/**
 * Indexes of the two samples by words, titles and places. How many people match a search is then estimated by an index, without reading a whole
 * sample, before they are counted. Rule: SRCH-76.
 */
export const sampleIndexes = sqlMigration(
  '183-sample-indexes',
  `
  create index candidate_documents_sample_words on candidate_documents using gin (words) with (fastupdate = off)
    where (uuid_hash(uuid) & 63) = 0;
  create index candidate_documents_sample_place on candidate_documents using gist (place) where (uuid_hash(uuid) & 63) = 0;
  create index candidate_documents_small_sample_words on candidate_documents using gin (words) with (fastupdate = off)
    where (uuid_hash(uuid) & 511) = 0;
  create index candidate_documents_small_sample_titles on candidate_documents using gin (title_words) with (fastupdate = off)
    where (uuid_hash(uuid) & 511) = 0;
  create index candidate_documents_small_sample_place on candidate_documents using gist (place) where (uuid_hash(uuid) & 511) = 0;
  `,
  `
  drop index candidate_documents_sample_words, candidate_documents_sample_place, candidate_documents_small_sample_words,
    candidate_documents_small_sample_titles, candidate_documents_small_sample_place;
  `,
)
