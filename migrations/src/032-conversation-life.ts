import { sqlMigration } from './migration.ts'

/**
 * Additions to conversations: edited and deleted messages, drafts, sharing with the team, shared contact details, templates,
 * and reports with a snapshot. Rules: CONV-43, CONV-51, CONV-55, CONV-56, MOD-2.
 */
export const conversationLife = sqlMigration(
  '032-conversation-life',
  `
  alter table messages add column edited_at timestamptz(3), add column deleted_at timestamptz(3);

  alter table conversations
    add column shared boolean not null default false,
    add column contact_shared_at timestamptz(3);
  create index conversations_shared_inbox on conversations (company_uuid, activity_at desc, uuid desc) where shared;

  create table drafts (
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    conversation_uuid uuid references conversations (uuid) on delete cascade,
    candidate_uuid uuid references accounts (uuid) on delete cascade,
    text text not null,
    offer jsonb,
    saved_at timestamptz(3) not null,
    check (num_nonnulls(conversation_uuid, candidate_uuid) = 1)
  );
  create unique index drafts_of_conversation on drafts (account_uuid, conversation_uuid) where conversation_uuid is not null;
  create unique index drafts_of_candidate on drafts (account_uuid, candidate_uuid) where candidate_uuid is not null;
  create index drafts_conversation on drafts (conversation_uuid);
  create index drafts_candidate on drafts (candidate_uuid);

  create table message_templates (
    uuid uuid primary key,
    company_uuid uuid not null references companies (uuid) on delete cascade,
    owner_uuid uuid not null references accounts (uuid) on delete cascade,
    name text not null,
    text text not null,
    team boolean not null,
    created_at timestamptz(3) not null,
    changed_at timestamptz(3) not null
  );
  create index message_templates_of_company on message_templates (company_uuid, name, uuid);
  create index message_templates_of_owner on message_templates (owner_uuid);

  create table reports (
    uuid uuid primary key,
    reporter_uuid uuid references accounts (uuid) on delete set null,
    subject_type text not null check (subject_type in ('candidate', 'request', 'conversation', 'message', 'company')),
    subject_uuid uuid not null,
    reason text not null,
    note text,
    snapshot jsonb not null,
    status text not null check (status in ('open', 'settled')),
    created_at timestamptz(3) not null
  );
  create unique index reports_one_open on reports (reporter_uuid, subject_type, subject_uuid) where status = 'open';
  create index reports_newest on reports (created_at desc, uuid desc);
  `,
  `
  drop table reports;
  drop table message_templates;
  drop table drafts;
  drop index conversations_shared_inbox;
  alter table conversations drop column shared, drop column contact_shared_at;
  alter table messages drop column edited_at, drop column deleted_at;
  `,
)
