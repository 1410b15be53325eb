export {
  createLedgerMailer,
  type LedgerMailerOptions,
  type MailOutcome,
  type MailTransport,
} from './create-ledger-mailer.ts'
export {
  createOutboxMailer,
  type StoredMail as KeptMail,
  type OutboxMailer,
  type OutboxMailerOptions,
} from './create-outbox-mailer.ts'
export { createSmtpMailer, type SmtpMailerOptions } from './create-smtp-mailer.ts'
export { type MailFooter, type MailTheme, renderMail, type RenderedMail } from './render-mail.ts'
