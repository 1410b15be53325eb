import { sqlMigration } from './migration.ts'

/** Responses of unsafe calls by idempotency key; without a response the call is still running. Rule: BASE-16. */
export const idempotencyKeys = sqlMigration(
  '031-idempotency-keys',
  `
  create table idempotency_keys (
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    key text not null,
    request text not null,
    began_at timestamptz(3) not null,
    status integer,
    body text,
    primary key (account_uuid, key)
  );
  create index idempotency_keys_age on idempotency_keys (began_at);
  `,
  `drop table idempotency_keys`,
)
