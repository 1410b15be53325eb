import type { Uuid } from '../shared/index.ts'

/** Events of requests, conversations and messages. */
export type ConversationEvent =
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
  /** A company has blocked a contractor without a conversation. */
  | { readonly type: 'candidate-blocked'; readonly companyUuid: Uuid; readonly contractorUuid: Uuid }
  | { readonly type: 'conversation-archived'; readonly conversationUuid: Uuid; readonly accountUuid: Uuid }
  | {
      readonly type: 'message-sent'
      readonly conversationUuid: Uuid
      /** Events of earlier releases do not have it. */
      readonly companyUuid?: Uuid
      readonly messageUuid: Uuid
      readonly senderUuid: Uuid
    }
  | {
      /** A message was edited or deleted by its sender. */
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
