import { sqlMigration } from './migration.ts'

/** When a session's person last proved who they are, wrong codes, and links that take back an address. Rules: IDEN-45, IDEN-46, IDEN-47. */
export const proofOfIdentity = sqlMigration(
  '093-proof-of-identity',
  `
  alter table sessions add column authenticated_at timestamptz(3);

  create table code_failures (
    id bigint generated always as identity primary key,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    failed_at timestamptz(3) not null
  );
  create index code_failures_account on code_failures (account_uuid, failed_at desc);
  create index code_failures_age on code_failures (failed_at);

  create index login_failures_network on login_failures (address, failed_at desc);

  create table email_restorations (
    token_hash text primary key,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    email text not null,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  );
  create index email_restorations_account on email_restorations (account_uuid, created_at);
  create index email_restorations_expiry on email_restorations (expires_at);
  `,
  `
  drop table email_restorations;
  drop index login_failures_network;
  drop table code_failures;
  alter table sessions drop column authenticated_at;
  `,
)
