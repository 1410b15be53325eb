import type { Uuid } from './ids.port.ts'

/**
 * Something that happened, as the outbox keeps it. `uuid` makes a repeated delivery recognisable; `at` is ISO 8601 UTC.
 * The union is closed on purpose: a relay that forgets one does not compile.
 */
export type DomainEvent = { readonly uuid: Uuid; readonly at: string } & DomainFact

export type DomainFact =
  | {
      readonly type: 'account-registered'
      readonly accountUuid: Uuid
      /** Where the person came from (utm_campaign, utm_source, utm_medium, gtm_debug), as far as it is known. */
      readonly attribution: Readonly<Record<string, string>>
    }
  | { readonly type: 'verification-requested'; readonly accountUuid: Uuid; readonly link: string }
  | { readonly type: 'email-verified'; readonly accountUuid: Uuid }
  | {
      readonly type: 'session-started'
      readonly accountUuid: Uuid
      readonly userAgent: string
      readonly newDevice: boolean
    }
  | { readonly type: 'session-ended'; readonly accountUuid: Uuid }
  | {
      readonly type: 'account-deletion-requested'
      readonly accountUuid: Uuid
      /** ISO 8601 UTC */
      readonly deletesAt: string
    }
  | { readonly type: 'company-closing'; readonly companyUuid: Uuid }
  | { readonly type: 'account-restored'; readonly accountUuid: Uuid }
  | {
      readonly type: 'data-export-ready'
      readonly accountUuid: Uuid
      readonly exportUuid: Uuid
      /** ISO 8601 UTC */
      readonly expiresAt: string
    }
  /** The account is a shell by now, so what the last mail needs comes with the event. */
  | { readonly type: 'account-erased'; readonly accountUuid: Uuid; readonly email: string; readonly firstName: string }
  /** Somebody asked for a reset link; whether the address is known is found out when the mail is due. */
  | { readonly type: 'password-reset-requested'; readonly email: string }
  | { readonly type: 'password-changed'; readonly accountUuid: Uuid }
  | {
      readonly type: 'email-change-requested'
      readonly accountUuid: Uuid
      readonly changeUuid: Uuid
      readonly email: string
    }
  | { readonly type: 'email-changed'; readonly accountUuid: Uuid; readonly from: string; readonly to: string }
  | { readonly type: 'mobile-changed'; readonly accountUuid: Uuid }
  | { readonly type: 'two-factor-changed'; readonly accountUuid: Uuid; readonly on: boolean }
  /** Availability was not confirmed for that many days: asked at 30, last among equals from 60, hidden from 120. */
  | { readonly type: 'availability-unconfirmed'; readonly contractorUuid: Uuid; readonly days: number }
  | { readonly type: 'profile-changed'; readonly contractorUuid: Uuid }
  | { readonly type: 'company-changed'; readonly companyUuid: Uuid }
  | { readonly type: 'conversation-started'; readonly conversationUuid: Uuid }
  | {
      readonly type: 'conversation-changed'
      readonly conversationUuid: Uuid
      readonly from: string
      readonly to: string
      readonly byAccountUuid: Uuid | null
    }
  | {
      readonly type: 'conversation-detail-changed'
      readonly conversationUuid: Uuid
      readonly detail: 'contact-shared' | 'contact-withdrawn' | 'shared' | 'unshared'
      readonly byAccountUuid: Uuid
    }
  | { readonly type: 'conversation-reminder-due'; readonly conversationUuid: Uuid; readonly day: number }
  | {
      readonly type: 'message-sent'
      readonly conversationUuid: Uuid
      readonly messageUuid: Uuid
      readonly senderUuid: Uuid
    }
  | {
      /** Its sender wrote it anew or took it back. */
      readonly type: 'message-changed'
      readonly conversationUuid: Uuid
      readonly messageUuid: Uuid
      readonly senderUuid: Uuid
    }
  | {
      readonly type: 'messages-read'
      readonly conversationUuid: Uuid
      readonly readerUuid: Uuid
      readonly sequence: number
    }
  /** A message that its reader has not seen for a while. */
  | {
      readonly type: 'message-unread'
      readonly conversationUuid: Uuid
      readonly messageUuid: Uuid
      readonly accountUuid: Uuid
    }
  | { readonly type: 'trial-notice'; readonly companyUuid: Uuid; readonly notice: 'ending' | 'ended' | 'used-up' }
  | { readonly type: 'conversation-archived'; readonly conversationUuid: Uuid; readonly accountUuid: Uuid }
  /** One notification of a person, or all of them (null). */
  | {
      readonly type: 'search-digest-due'
      readonly savedSearchUuid: Uuid
      readonly readerUuid: Uuid
      readonly frequency: 'daily' | 'weekly'
      /** ISO 8601: until when the reader was told before. */
      readonly since: string
    }
  | { readonly type: 'notification-changed'; readonly accountUuid: Uuid; readonly notificationUuid: Uuid | null }
  | { readonly type: 'system-message-changed'; readonly accountUuid: Uuid; readonly systemMessageUuid: Uuid }
  /** Where a contractor's vetting went; the message is for them, in a vetter's words. */
  | {
      readonly type: 'vetting-changed'
      readonly contractorUuid: Uuid
      readonly from: string
      readonly to: string
      readonly message: string | null
    }
  | {
      readonly type: 'member-role-changed'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly accountUuid: Uuid
      readonly byAccountUuid: Uuid
      readonly from: string
      readonly to: string
    }
  | {
      readonly type: 'member-removed'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly accountUuid: Uuid
      readonly memberName: string
      /** The same as `accountUuid` where somebody left by themselves. */
      readonly byAccountUuid: Uuid
      /** The admin whom the conversations passed to. */
      readonly toAccountUuid: Uuid
    }
  | {
      readonly type: 'member-joined'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly accountUuid: Uuid
      readonly memberName: string
      readonly invitedByUuid: Uuid | null
    }
  | {
      readonly type: 'conversation-passed'
      readonly conversationUuid: Uuid
      readonly fromAccountUuid: Uuid
      readonly toAccountUuid: Uuid
    }
  | {
      readonly type: 'invite-sent'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly inviteUuid: Uuid
      readonly email: string
      readonly role: string
      readonly inviterName: string
      /** The seed of the secret in its link. */
      readonly secretUuid: Uuid
      /** ISO 8601 UTC */
      readonly expiresAt: string
    }
  | {
      readonly type: 'invite-renewal-asked'
      readonly companyUuid: Uuid
      readonly companyName: string
      readonly inviteUuid: Uuid
      readonly email: string
      readonly adminUuids: readonly Uuid[]
    }
  | {
      /** Somebody asks those who run the product. */
      readonly type: 'help-asked'
      readonly accountUuid: Uuid
      /** An e-mail address of theirs. */
      readonly to: string
      readonly message: string
      readonly page: string | null
      readonly reference: string | null
    }
  | {
      readonly type: 'payment-event-received'
      readonly service: string
      readonly subscriptionId: string
      readonly cardChangeId: string | null
    }
  | {
      readonly type: 'subscription-changed'
      readonly companyUuid: Uuid
      readonly method: 'card' | 'invoice'
      readonly from: string
      readonly to: string
    }
  | {
      readonly type: 'renewal-soon'
      readonly companyUuid: Uuid
      /** As it is said: 'USD 2,040.00'. */
      readonly amount: string
    }
  | {
      readonly type: 'invoice-due'
      readonly companyUuid: Uuid
      readonly invoiceUuid: Uuid
      readonly day: number
    }
  | {
      readonly type: 'invoice-issued' | 'invoice-paid' | 'invoice-voided'
      readonly companyUuid: Uuid
      readonly invoiceUuid: Uuid
    }
