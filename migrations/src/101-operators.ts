import { sqlMigration } from './migration.ts'

/** Operators, apart from accounts: their one-time links, sessions and wrong codes. Rules: MOD-12, MOD-14, MOD-16, MOD-18. */
export const operators = sqlMigration(
  '101-operators',
  `
  create table operators (
    uuid uuid primary key,
    email text not null unique check (email = lower(email)),
    name text not null,
    role text not null check (role in ('superadmin', 'vetter', 'billing', 'support')),
    password_hash text,
    sealed_secret text,
    two_factor_confirmed_at timestamptz(3),
    last_step bigint,
    created_at timestamptz(3) not null,
    disabled_at timestamptz(3),
    check (sealed_secret is not null or (two_factor_confirmed_at is null and last_step is null))
  );

  create table operator_links (
    operator_uuid uuid primary key references operators (uuid) on delete cascade,
    token_hash text not null unique,
    expires_at timestamptz(3) not null
  );
  create index operator_links_expiry on operator_links (expires_at);

  create table operator_sessions (
    uuid uuid primary key,
    operator_uuid uuid not null references operators (uuid) on delete cascade,
    token_hash text not null unique,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    authenticated_at timestamptz(3) not null
  );
  create index operator_sessions_operator on operator_sessions (operator_uuid);
  create index operator_sessions_expiry on operator_sessions (expires_at);

  create table operator_code_failures (
    id bigint generated always as identity primary key,
    operator_uuid uuid not null references operators (uuid) on delete cascade,
    failed_at timestamptz(3) not null
  );
  create index operator_code_failures_operator on operator_code_failures (operator_uuid, failed_at desc);
  create index operator_code_failures_age on operator_code_failures (failed_at);
  `,
  `
  drop table operator_code_failures;
  drop table operator_sessions;
  drop table operator_links;
  drop table operators;
  `,
)
