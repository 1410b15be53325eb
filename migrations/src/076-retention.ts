import { sqlMigration } from './migration.ts'

/** Indexes by age, for the nightly job that removes what is no longer needed. Rule: PRIV-11. */
export const retention = sqlMigration(
  '076-retention',
  `
  create index notifications_read on notifications (read_at) where read_at is not null;
  create index system_messages_read on system_messages (read_at) where read_at is not null;
  create index drafts_age on drafts (saved_at);
  create index section_drafts_age on section_drafts (saved_at);
  create index search_counts_age on search_counts (day);
  create index cv_views_age on cv_views (opened_at);
  create index company_invites_ended on company_invites (coalesce(accepted_at, revoked_at, expires_at));
  create index message_mails_age on message_mails (at);
  `,
  `
  drop index message_mails_age;
  drop index company_invites_ended;
  drop index cv_views_age;
  drop index search_counts_age;
  drop index section_drafts_age;
  drop index drafts_age;
  drop index system_messages_read;
  drop index notifications_read;
  `,
)
