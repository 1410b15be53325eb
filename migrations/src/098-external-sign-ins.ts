import { sqlMigration } from './migration.ts'

/** Identities at providers such as Google with which accounts sign in, and visits to a provider that are not finished. Rules: IDEN-72, IDEN-73. */
export const externalSignIns = sqlMigration(
  '098-external-sign-ins',
  `
  create table linked_identities (
    issuer text not null,
    subject text not null,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    provider text not null,
    email text,
    linked_at timestamptz(3) not null,
    primary key (issuer, subject)
  );
  create index linked_identities_account on linked_identities (account_uuid, linked_at);

  create table external_sign_in_attempts (
    state_hash text primary key,
    browser_hash text not null,
    provider text not null,
    purpose text not null check (purpose in ('sign-in', 'connect')),
    account_uuid uuid references accounts (uuid) on delete cascade,
    nonce text not null,
    code_verifier text not null,
    return_to text,
    expires_at timestamptz(3) not null
  );
  create index external_sign_in_attempts_account on external_sign_in_attempts (account_uuid);
  create index external_sign_in_attempts_expiry on external_sign_in_attempts (expires_at);

  create table external_sign_in_tickets (
    token_hash text primary key,
    step text not null check (step in ('log-in', 'connect', 'sign-up')),
    provider text not null,
    account_uuid uuid references accounts (uuid) on delete cascade,
    issuer text not null,
    subject text not null,
    email text,
    email_verified boolean not null,
    first_name text not null,
    last_name text not null,
    expires_at timestamptz(3) not null
  );
  create index external_sign_in_tickets_account on external_sign_in_tickets (account_uuid);
  create index external_sign_in_tickets_expiry on external_sign_in_tickets (expires_at);
  `,
  `
  drop table external_sign_in_tickets;
  drop table external_sign_in_attempts;
  drop table linked_identities;
  `,
)
