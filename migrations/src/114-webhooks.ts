import { sqlMigration } from './migration.ts'

/** Webhooks of companies, and what they were told. Rules: NOTE-27, NOTE-29. */
export const webhooks = sqlMigration(
  '114-webhooks',
  `
  create table webhooks (
    uuid uuid primary key,
    company_uuid uuid not null references companies (uuid) on delete cascade,
    url text not null,
    events text[] not null,
    sealed_secret text not null,
    disabled_at timestamptz(3),
    failing_since timestamptz(3),
    created_at timestamptz(3) not null
  );
  create index webhooks_company on webhooks (company_uuid, created_at);

  create table webhook_deliveries (
    uuid uuid primary key,
    webhook_uuid uuid not null references webhooks (uuid) on delete cascade,
    event_uuid uuid,
    type text not null,
    body text not null,
    status text not null check (status in ('pending', 'delivered', 'failed')),
    attempts integer not null,
    created_at timestamptz(3) not null,
    next_attempt_at timestamptz(3),
    last_attempt_at timestamptz(3),
    answer_status integer,
    answer text
  );
  create unique index webhook_deliveries_event on webhook_deliveries (webhook_uuid, event_uuid) where event_uuid is not null;
  create index webhook_deliveries_newest on webhook_deliveries (webhook_uuid, created_at desc, uuid desc);
  create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where next_attempt_at is not null;
  create index webhook_deliveries_age on webhook_deliveries (created_at);
  `,
  `
  drop table webhook_deliveries;
  drop table webhooks;
  `,
)
