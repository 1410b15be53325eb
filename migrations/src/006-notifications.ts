import { sqlMigration } from './migration.ts'

/** Notifications, channel events, and mail preferences. Rules: NOTE-1, NOTE-2, LIVE-4. */
export const notifications = sqlMigration(
  '006-notifications',
  `
  create table notifications (
    uuid uuid primary key,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    key text not null,
    type text not null,
    text text not null,
    conversation_uuid uuid references conversations (uuid) on delete set null,
    read_at timestamptz(3),
    created_at timestamptz(3) not null
  );
  create unique index notifications_key on notifications (account_uuid, key);
  create index notifications_newest on notifications (account_uuid, created_at desc, uuid desc);
  create index notifications_unread on notifications (account_uuid) where read_at is null;

  create table notification_preferences (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    system boolean not null,
    new_requests boolean not null,
    replies boolean not null
  );

  create table channel_heads (
    account_uuid uuid primary key references accounts (uuid) on delete cascade,
    sequence bigint not null
  );

  create table channel_events (
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    sequence bigint not null,
    key text not null,
    event jsonb not null,
    at timestamptz(3) not null,
    primary key (account_uuid, sequence)
  );
  create unique index channel_events_key on channel_events (account_uuid, key);
  create index channel_events_age on channel_events (at);
  `,
  `
  drop table channel_events;
  drop table channel_heads;
  drop table notification_preferences;
  drop table notifications;
  `,
)
