export { createOutboxMailer, type KeptMail, type OutboxMailer } from './create-outbox-mailer.ts'
export { renderMail, type RenderedMail } from './render-mail.ts'
