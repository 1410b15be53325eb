import type { Page, PageRequest, Uuid } from '../../shared/index.ts'

/** What a person is told in the product. `key` is unique for a person, so that a retry never tells twice. Rule: NOTE-2. */
export interface Notification {
  readonly uuid: Uuid
  readonly accountUuid: Uuid
  readonly key: string
  readonly type: string
  readonly text: string
  readonly conversationUuid: Uuid | null
  readonly readAt: Date | null
  readonly createdAt: Date
}

/** What mail can be switched on and off by. Rule: NOTE-1. */
export interface NotificationPreferences {
  readonly system: boolean
  readonly newRequests: boolean
  readonly replies: boolean
}

export interface NotificationRepository {
  /** False where the key stood already. */
  add(notification: Notification): Promise<boolean>
  list(accountUuid: Uuid, page: PageRequest): Promise<Page<Notification>>
  countUnread(accountUuid: Uuid): Promise<number>
  /** False where it is not theirs; true also where it was read before, whose instant stays. */
  markRead(accountUuid: Uuid, uuid: Uuid, at: Date): Promise<boolean>
  /** Marks everything of a person read; answers how many were unread. */
  markAllRead(accountUuid: Uuid, at: Date): Promise<number>
  /** Marks everything about a conversation read; answers how many were unread. */
  markConversationRead(accountUuid: Uuid, conversationUuid: Uuid, at: Date): Promise<number>
  getPreferences(accountUuid: Uuid): Promise<NotificationPreferences>
  /** Changes those that are present, in one step, so that two at once keep both; answers all of them. */
  savePreferences(accountUuid: Uuid, changes: Partial<NotificationPreferences>): Promise<NotificationPreferences>
}
