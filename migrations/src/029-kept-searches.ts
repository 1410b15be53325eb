import { sqlMigration } from './migration.ts'

/**
 * A user's number of searches on the last day of searching, independent of the entries; saved searches with the recipients of their
 * digests, and until when each was informed; and the latest changes of people, for finding new matches of a search.
 * Rules: SRCH-35, SRCH-36.
 */
export const keptSearches = sqlMigration(
  '029-kept-searches',
  `
  create table search_counts (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    day timestamptz(3) not null,
    searches integer not null
  );

  create table saved_searches (
    uuid uuid primary key,
    company_uuid uuid not null references companies (uuid) on delete cascade,
    owner_uuid uuid not null references accounts (uuid) on delete cascade,
    name text not null,
    visibility text not null check (visibility in ('private', 'team')),
    parameters jsonb not null,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  );
  create unique index saved_searches_name on saved_searches (owner_uuid, company_uuid, lower(name));
  create index saved_searches_own on saved_searches (company_uuid, owner_uuid, created_at desc, uuid desc);
  create index saved_searches_team on saved_searches (company_uuid, created_at desc, uuid desc)
    where visibility = 'team';

  create table saved_search_digests (
    saved_search_uuid uuid not null references saved_searches (uuid) on delete cascade,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    frequency text not null check (frequency in ('daily', 'weekly')),
    told_until timestamptz(3) not null,
    primary key (saved_search_uuid, account_uuid)
  );
  create index saved_search_digests_due
    on saved_search_digests (frequency, told_until, saved_search_uuid, account_uuid);
  create index saved_search_digests_account on saved_search_digests (account_uuid);

  create index candidate_documents_changed on candidate_documents (updated_at);
  `,
  `
  drop index candidate_documents_changed;
  drop table saved_search_digests;
  drop table saved_searches;
  drop table search_counts;
  `,
)
