import type { EventType } from '@guildhall/domain/notifications'
import { t } from '../../shared/i18n/index.ts'
import type { SentMail } from './api/use-mails.ts'

/** What a mail is about, by its event. */
const kindLabels: Partial<Readonly<Record<EventType, string>>> = {
  'access-token-made': t('Access token'),
  'account-deletion-requested': t('Deletion asked for'),
  'account-erased': t('Account deleted'),
  'account-restored': t('Account is back'),
  'availability-unconfirmed': t('Availability'),
  'codes-guessed': t('Guessed codes'),
  'conversation-changed': t('Answer to a request'),
  'conversation-reminder-due': t('Reminder of a request'),
  'conversation-started': t('Request'),
  'data-export-ready': t('Copy of their data'),
  'email-change-requested': t('Change of address'),
  'email-changed': t('Address changed'),
  'email-verified': t('Welcome'),
  'help-asked': t('Question to support'),
  'invite-renewal-asked': t('New invite asked for'),
  'invite-sent': t('Invite'),
  'invoice-due': t('Invoice due'),
  'invoice-issued': t('Invoice'),
  'invoice-paid': t('Invoice paid'),
  'invoice-resent': t('Invoice sent again'),
  'invoice-voided': t('Invoice void'),
  'member-removed': t('Removed from a team'),
  'member-role-changed': t('Role changed'),
  'message-unread': t('Message'),
  'passkey-changed': t('Passkey'),
  'password-changed': t('Password changed'),
  'password-reset-requested': t('New password'),
  'renewal-soon': t('Renewal'),
  'search-digest-due': t('Saved search'),
  'session-started': t('New sign-in'),
  'sign-in-provider-changed': t('Sign-in provider'),
  'subscription-changed': t('Subscription'),
  'trial-notice': t('Trial'),
  'two-factor-changed': t('Two-step sign-in'),
  'verification-mail-requested': t('Verification'),
  'verification-requested': t('Verification'),
  'vetting-changed': t('Vetting'),
}

/** What a mail is about. */
export const formatMailKind = (kind: string): string => kindLabels[kind as EventType] ?? kind

/** The state of a mail, and how it looks. */
export function mailState({ isParked, state }: SentMail): {
  readonly label: string
  readonly tone: 'danger' | 'success' | 'warning'
} {
  if (isParked) return { label: t('Parked'), tone: 'danger' }
  if (state === 'waiting') return { label: t('Waiting'), tone: 'warning' }
  return state === 'sent' ? { label: t('Sent'), tone: 'success' } : { label: t('Refused'), tone: 'danger' }
}
