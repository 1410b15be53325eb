import { sqlMigration } from './migration.ts'

/**
 * Contact requests, their messages, and each reader's state. `activity_at` is the time of the latest status change or
 * message: inboxes are ordered by it; `answered_at` is when the contractor first accepted or declined. Rules: CONV-1, CONV-12, CONV-40.
 */
export const conversations = sqlMigration(
  '004-conversations',
  `
  create table conversations (
    uuid uuid primary key,
    company_uuid uuid not null references companies (uuid),
    contractor_uuid uuid not null references accounts (uuid),
    sender_uuid uuid not null references accounts (uuid),
    status text not null
      check (status in ('pending', 'active', 'declined', 'withdrawn', 'expired', 'closed', 'blocked')),
    offer jsonb not null,
    doc text,
    decline_reason text check (decline_reason in ('rate_too_low', 'not_available', 'location_or_workplace',
      'not_my_skills', 'company_not_for_me', 'already_in_process', 'too_little_information', 'spam', 'other')),
    decline_note text,
    decline_note_shared boolean not null,
    proposed_terms jsonb,
    changed_by text check (changed_by in ('employer', 'contractor', 'system')),
    created_at timestamptz(3) not null,
    status_at timestamptz(3) not null,
    expires_at timestamptz(3) not null,
    reminded_day integer not null,
    last_sequence integer not null,
    activity_at timestamptz(3) not null,
    answered_at timestamptz(3)
  );
  create unique index conversations_one_open on conversations (company_uuid, contractor_uuid)
    where status in ('pending', 'active');
  create index conversations_between on conversations (company_uuid, contractor_uuid, created_at desc);
  create index conversations_company_inbox on conversations (company_uuid, activity_at desc, uuid desc);
  create index conversations_sender_inbox on conversations (sender_uuid, activity_at desc, uuid desc);
  create index conversations_contractor_inbox on conversations (contractor_uuid, activity_at desc, uuid desc);
  create index conversations_started_by_sender on conversations (sender_uuid, created_at);
  create index conversations_started_by_company on conversations (company_uuid, created_at);
  create index conversations_expiry on conversations (expires_at) where status = 'pending';
  create index conversations_reminders on conversations (created_at) where status = 'pending';
  create index conversations_pending on conversations (contractor_uuid) where status = 'pending';
  create index conversations_blocked on conversations (company_uuid) where status = 'blocked';

  create table messages (
    uuid uuid primary key,
    conversation_uuid uuid not null references conversations (uuid) on delete cascade,
    sequence integer not null check (sequence >= 1),
    kind text not null check (kind in ('text', 'system', 'terms')),
    sender_uuid uuid references accounts (uuid),
    body text not null,
    doc text,
    client_id text,
    sent_at timestamptz(3) not null
  );
  create unique index messages_order on messages (conversation_uuid, sequence);
  create unique index messages_client on messages (conversation_uuid, sender_uuid, client_id);

  create table conversation_readers (
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    conversation_uuid uuid not null references conversations (uuid) on delete cascade,
    read_sequence integer not null default 0,
    archived boolean not null default false,
    primary key (conversation_uuid, account_uuid)
  );
  create index conversation_readers_account on conversation_readers (account_uuid);
  `,
  `
  drop table conversation_readers;
  drop table messages;
  drop table conversations;
  `,
)
