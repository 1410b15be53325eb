import { sqlMigration } from './migration.ts'

/** Password resets, pending e-mail changes, and a log of requested mails. Rules: IDEN-26, IDEN-29, IDEN-33. */
export const accountSecurity = sqlMigration(
  '021-account-security',
  `
  create table password_resets (
    token_hash text primary key,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    email text not null,
    expires_at timestamptz(3) not null
  );
  create index password_resets_account on password_resets (account_uuid);
  create index password_resets_expiry on password_resets (expires_at);

  create table email_changes (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    uuid uuid not null,
    email text not null,
    code_hash text not null,
    tries integer not null check (tries >= 0),
    expires_at timestamptz(3) not null
  );

  create table mail_requests (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('password-reset', 'email-change')),
    subject text not null,
    asked_at timestamptz(3) not null
  );
  create index mail_requests_subject on mail_requests (kind, subject, asked_at desc);
  create index mail_requests_age on mail_requests (asked_at);

  create table known_devices (
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    device text not null,
    first_seen_at timestamptz(3) not null,
    primary key (account_uuid, device)
  );
  `,
  `
  drop table known_devices;
  drop table mail_requests;
  drop table email_changes;
  drop table password_resets;
  `,
)
