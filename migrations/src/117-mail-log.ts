import { sqlMigration } from './migration.ts'

/** What operators see of a mail: whom it was for, what about, and why it failed. Entries from before have none of it. Rule: MOD-60. */
export const mailLog = sqlMigration(
  '117-mail-log',
  `
  alter table sent_mails
    add column uuid uuid not null default gen_random_uuid(),
    add column kind text,
    add column job_uuid uuid,
    add column account_uuid uuid references accounts (uuid) on delete cascade,
    add column recipient text,
    add column subject text,
    add column event jsonb,
    add column attempts integer not null default 1,
    add column error text,
    drop constraint sent_mails_state_check,
    add constraint sent_mails_state_check check (state in ('sending', 'waiting', 'sent', 'refused'));
  create unique index sent_mails_uuid on sent_mails (uuid);
  create index sent_mails_newest on sent_mails (at desc, uuid desc) where kind is not null;
  create index sent_mails_account on sent_mails (account_uuid, at desc, uuid desc) where account_uuid is not null;
  create index sent_mails_job on sent_mails (job_uuid) where state in ('sending', 'waiting');
  create index sent_mails_words on sent_mails using gin (lower(recipient) gin_trgm_ops);
  `,
  `
  delete from sent_mails where state = 'waiting';
  drop index sent_mails_words;
  drop index sent_mails_job;
  drop index sent_mails_account;
  drop index sent_mails_newest;
  drop index sent_mails_uuid;
  alter table sent_mails
    drop constraint sent_mails_state_check,
    add constraint sent_mails_state_check check (state in ('sending', 'sent', 'refused')),
    drop column error,
    drop column attempts,
    drop column event,
    drop column subject,
    drop column recipient,
    drop column account_uuid,
    drop column job_uuid,
    drop column kind,
    drop column uuid;
  `,
)
