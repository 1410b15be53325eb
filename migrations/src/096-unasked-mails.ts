import { sqlMigration } from './migration.ts'

/** Mails to people who have not asked for them are counted by address, invites also by company. Rule: IDEN-49. */
export const unaskedMails = sqlMigration(
  '096-unasked-mails',
  `
  alter table mail_requests drop constraint mail_requests_kind_check,
    add constraint mail_requests_kind_check check (kind in ('password-reset', 'email-change', 'unasked', 'company-invite'));
  `,
  `
  delete from mail_requests where kind in ('unasked', 'company-invite');
  alter table mail_requests drop constraint mail_requests_kind_check,
    add constraint mail_requests_kind_check check (kind in ('password-reset', 'email-change'));
  `,
)
