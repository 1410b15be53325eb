import { sqlMigration } from './migration.ts'

/** Operators find people by parts of names and addresses, and read what was done about one of them. Rules: MOD-35, MOD-36. */
export const operatorLookUp = sqlMigration(
  '104-operator-look-up',
  `
  create index accounts_words on accounts using gin (fold_text(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
  create index accounts_newest on accounts (created_at desc, uuid desc);
  create index audit_log_subject on audit_log (subject_uuid, at desc) where subject_uuid is not null;
  create index reports_subject on reports (subject_uuid);
  create index reports_reporter on reports (reporter_uuid);
  `,
  `
  drop index reports_reporter;
  drop index reports_subject;
  drop index audit_log_subject;
  drop index accounts_newest;
  drop index accounts_words;
  `,
)
