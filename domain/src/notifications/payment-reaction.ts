import type { closeSubscription, handlePaymentEvent } from '../billing/index.ts'
import { type ReactionTable } from './product-event.ts'

export interface PaymentReactionDeps {
  readonly closeSubscription: ReturnType<typeof closeSubscription>
  readonly handlePaymentEvent: ReturnType<typeof handlePaymentEvent>
}

/** The events that need a call to a payment provider. Rules: BILL-11, BILL-14. */
export const PAYMENT_REACTION: ReactionTable<PaymentReactionDeps> = {
  'account-deletion-requested': 'ignored',
  'account-erased': 'ignored',
  'account-registered': 'ignored',
  'account-restored': 'ignored',
  'announcement-made': 'ignored',
  'availability-unconfirmed': 'ignored',
  'company-changed': 'ignored',
  'company-closing': (deps, event) => deps.closeSubscription(event.companyUuid),
  'conversation-archived': 'ignored',
  'conversation-changed': 'ignored',
  'conversation-detail-changed': 'ignored',
  'conversation-passed': 'ignored',
  'conversation-reminder-due': 'ignored',
  'conversation-started': 'ignored',
  'data-export-ready': 'ignored',
  'email-change-requested': 'ignored',
  'email-changed': 'ignored',
  'email-verified': 'ignored',
  'help-asked': 'ignored',
  'invite-renewal-asked': 'ignored',
  'invite-sent': 'ignored',
  'invoice-due': 'ignored',
  'invoice-issued': 'ignored',
  'invoice-paid': 'ignored',
  'invoice-voided': 'ignored',
  'member-joined': 'ignored',
  'member-removed': 'ignored',
  'member-role-changed': 'ignored',
  'message-changed': 'ignored',
  'message-sent': 'ignored',
  'message-unread': 'ignored',
  'messages-read': 'ignored',
  'mobile-changed': 'ignored',
  'notification-changed': 'ignored',
  'password-changed': 'ignored',
  'password-reset-requested': 'ignored',
  'payment-event-received': (deps, event) => deps.handlePaymentEvent(event),
  'profile-changed': 'ignored',
  'renewal-soon': 'ignored',
  'search-digest-due': 'ignored',
  'session-ended': 'ignored',
  'session-started': 'ignored',
  'subscription-changed': 'ignored',
  'system-message-changed': 'ignored',
  'trial-notice': 'ignored',
  'two-factor-changed': 'ignored',
  'verification-requested': 'ignored',
  'vetting-changed': 'ignored',
}
