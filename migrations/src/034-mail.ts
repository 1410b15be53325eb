import { sqlMigration } from './migration.ts'

/** Sent mails, mails about unread messages, and trial notices. Rules: NOTE-14, NOTE-17, NOTE-21. */
export const mail = sqlMigration(
  '034-mail',
  `
  create table sent_mails (
    key text primary key,
    state text not null check (state in ('sending', 'sent', 'refused')),
    claimed_until timestamptz(3) not null,
    at timestamptz(3) not null
  );
  create index sent_mails_age on sent_mails (at);

  create table trial_notices (
    company_uuid uuid not null references companies (uuid) on delete cascade,
    notice text not null check (notice in ('ending', 'ended')),
    trial_ends_at timestamptz(3) not null,
    at timestamptz(3) not null,
    primary key (company_uuid, notice, trial_ends_at)
  );

  create table message_mails (
    conversation_uuid uuid not null references conversations (uuid) on delete cascade,
    account_uuid uuid not null references accounts (uuid) on delete cascade,
    sequence integer not null,
    at timestamptz(3) not null,
    primary key (conversation_uuid, account_uuid)
  );
  create index messages_newest on messages (sent_at);
  create index companies_trial_end on companies (trial_ends_at) where account_type = 'trial';
  `,
  `
  drop index companies_trial_end;
  drop index messages_newest;
  drop table message_mails;
  drop table trial_notices;
  drop table sent_mails;
  `,
)
