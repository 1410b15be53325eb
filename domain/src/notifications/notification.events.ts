import type { Uuid } from '../shared/index.ts'

/** Events of notifications and system messages. */
export type NotificationEvent =
  /** A message has been unread for a while. */
  | {
      readonly type: 'message-unread'
      readonly conversationUuid: Uuid
      readonly messageUuid: Uuid
      readonly accountUuid: Uuid
    }
  /** One notification of a person, or all of them (null). */
  | { readonly type: 'notification-changed'; readonly accountUuid: Uuid; readonly notificationUuid: Uuid | null }
  /** One system message of a person, or all of them (null). */
  | { readonly type: 'system-message-changed'; readonly accountUuid: Uuid; readonly systemMessageUuid: Uuid | null }
  /** An operator sends a mail to this person again; `mailUuid` is its entry in the ledger. Rule: MOD-61. */
  | { readonly type: 'mail-repeat-asked'; readonly accountUuid: Uuid; readonly mailUuid: Uuid }
  /** A webhook was switched off because nothing has arrived for days; `host` is its address' server. */
  | { readonly type: 'webhook-switched-off'; readonly companyUuid: Uuid; readonly host: string }
