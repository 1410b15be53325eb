import { sqlMigration } from './migration.ts'

/**
 * Makes the rows that a search reads small. The words of the title, the workplace and the kind of opportunity get columns of their own, as most
 * searches compare them: who has all words in the title comes first. All words are written anew, outside of the row. A second sample, of one
 * person in 512, estimates how many there are where there are many. Rules: SRCH-75, SRCH-76.
 */
export const titleWords = sqlMigration(
  '148-title-words',
  `
  alter table candidate_documents set (toast_tuple_target = 512);
  alter table candidate_documents alter column words type tsvector using words || ''::tsvector;
  alter table candidate_documents
    add column title_words tsvector generated always as (ts_filter(words, '{a}')) stored,
    add column workplace text collate "C" generated always as (lower(document ->> 'workplaceType')) stored,
    add column opportunity text collate "C" generated always as (lower(document ->> 'opportunityType')) stored;
  create index candidate_documents_titles on candidate_documents using gin (title_words) with (fastupdate = off);
  drop index candidate_documents_order;
  create index candidate_documents_order on candidate_documents (availability, response_rate desc, updated_at desc, uuid)
    include (country_code, province_code, rate, permanent_rate, contract_min, qualification_level, experience_years, workplace, opportunity);
  create index candidate_documents_small_sample on candidate_documents (uuid) where (uuid_hash(uuid) & 511) = 0;
  `,
  `
  drop index candidate_documents_small_sample, candidate_documents_order;
  create index candidate_documents_order on candidate_documents (availability, response_rate desc, updated_at desc, uuid)
    include (country_code, province_code, rate, permanent_rate, contract_min, qualification_level, experience_years);
  alter table candidate_documents drop column opportunity, drop column workplace, drop column title_words;
  alter table candidate_documents set (toast_tuple_target = 1792);
  alter table candidate_documents alter column words set storage main;
  `,
)
