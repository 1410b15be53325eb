import type { EventType } from '../product-event.ts'

/**
 * The events whose mails are made again on an operator's wish. Not among them: what is about the safety of an account, what has a code, or a
 * link for one purpose, and what has words that an operator or a stranger wrote, which the ledger does not keep. Rule: MOD-61.
 */
export const REPEATABLE_MAILS: readonly EventType[] = [
  'availability-unconfirmed',
  'conversation-changed',
  'conversation-reminder-due',
  'conversation-started',
  'data-export-ready',
  'email-verified',
  'invoice-due',
  'invoice-issued',
  'invoice-paid',
  'invoice-resent',
  'invoice-voided',
  'member-removed',
  'member-role-changed',
  'message-unread',
  'renewal-soon',
  'search-digest-due',
  'subscription-changed',
  'trial-notice',
]

/** The events whose mails are never made again. Rule: MOD-61. */
export const UNREPEATABLE_MAILS: readonly EventType[] = [
  'access-token-made',
  'account-deletion-requested',
  'account-erased',
  'account-restored',
  'codes-guessed',
  'email-change-requested',
  'email-changed',
  'help-asked',
  'invite-renewal-asked',
  'invite-sent',
  'mail-repeat-asked',
  'passkey-changed',
  'password-changed',
  'password-reset-requested',
  'session-started',
  'sign-in-provider-changed',
  'two-factor-changed',
  'verification-mail-requested',
  'verification-requested',
  'vetting-changed',
]

/** Whether the mail of an event can be sent again. Rule: MOD-61. */
export const isRepeatableMail = (kind: string): boolean => (REPEATABLE_MAILS as readonly string[]).includes(kind)
