import { sqlMigration } from './migration.ts'

/** Passkeys, and the challenges that wait for an answer of one. Rules: IDEN-60, IDEN-61. */
export const passkeys = sqlMigration(
  '097-passkeys',
  `
  create table passkeys (
    uuid uuid primary key,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    backed_up boolean not null,
    created_at timestamptz(3) not null,
    last_used_at timestamptz(3)
  );
  create index passkeys_account on passkeys (account_uuid, created_at);

  create table passkey_challenges (
    challenge text primary key,
    purpose text not null check (purpose in ('registration', 'sign-in', 'second-step')),
    account_uuid uuid references accounts (uuid) on delete cascade,
    expires_at timestamptz(3) not null,
    check ((purpose = 'sign-in') = (account_uuid is null))
  );
  create index passkey_challenges_expiry on passkey_challenges (expires_at);
  create index passkey_challenges_account on passkey_challenges (account_uuid);
  `,
  `
  drop table passkey_challenges;
  drop table passkeys;
  `,
)
