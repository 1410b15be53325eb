import { sqlMigration } from './migration.ts'

/** Search history with viewed candidates, and bookmarks. Rules: SRCH-31, SRCH-32, SRCH-39. */
export const search = sqlMigration(
  '005-search',
  `
  create table bookmarks (
    company_uuid uuid not null references companies (uuid) on delete cascade,
    candidate_uuid uuid not null references accounts (uuid) on delete cascade,
    added_by_uuid uuid not null references accounts (uuid),
    added_at timestamptz(3) not null,
    note text,
    primary key (company_uuid, candidate_uuid)
  );
  create index bookmarks_newest on bookmarks (company_uuid, added_at desc, candidate_uuid);

  create table search_history (
    uuid uuid primary key,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    identity text not null,
    parameters jsonb not null,
    results uuid[] not null,
    created_at timestamptz(3) not null,
    searched_at timestamptz(3) not null
  );
  create index search_history_newest on search_history (account_uuid, searched_at desc, uuid desc);
  create unique index search_history_identity on search_history (account_uuid, md5(identity));

  create table search_history_viewed (
    id bigint generated always as identity,
    history_uuid uuid not null references search_history (uuid) on delete cascade,
    candidate_uuid uuid not null,
    primary key (history_uuid, candidate_uuid)
  );
  `,
  `
  drop table search_history_viewed;
  drop table search_history;
  drop table bookmarks;
  `,
)
