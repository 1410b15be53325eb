import { sqlMigration } from './migration.ts'

/** System messages to a person, with their read and archived state. Rule: NOTE-9. */
export const systemMessages = sqlMigration(
  '033-system-messages',
  `
  create table system_messages (
    uuid uuid primary key,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    key text not null,
    type text not null,
    title text not null,
    body text not null,
    link text,
    read_at timestamptz(3),
    archived_at timestamptz(3),
    created_at timestamptz(3) not null
  );
  create unique index system_messages_key on system_messages (account_uuid, key);
  create index system_messages_inbox on system_messages (account_uuid, created_at desc, uuid desc)
    where archived_at is null;
  create index system_messages_archive on system_messages (account_uuid, created_at desc, uuid desc)
    where archived_at is not null;
  create index system_messages_unread on system_messages (account_uuid)
    where read_at is null and archived_at is null;
  `,
  `
  drop table system_messages;
  `,
)
