import { sqlMigration } from './migration.ts'

/** Access tokens of people and of companies' services. Rules: API-41, API-44. */
export const accessTokens = sqlMigration(
  '113-access-tokens',
  `
  create table access_tokens (
    uuid uuid primary key,
    name text not null,
    account_uuid uuid references accounts (uuid) on delete cascade,
    company_uuid uuid references companies (uuid) on delete cascade,
    token_hash text not null unique,
    scopes text[] not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    last_used_at timestamptz(3),
    check ((account_uuid is null) <> (company_uuid is null))
  );
  create index access_tokens_account on access_tokens (account_uuid, created_at desc) where account_uuid is not null;
  create index access_tokens_company on access_tokens (company_uuid, created_at desc) where company_uuid is not null;
  create index access_tokens_expiry on access_tokens (expires_at);
  `,
  `
  drop table access_tokens;
  `,
)
