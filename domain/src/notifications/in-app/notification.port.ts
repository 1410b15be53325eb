import type { Page, PageRequest, Uuid } from '../../shared/index.ts'
import type { KeyedEvent } from '../channel/channel-store.port.ts'
import type { ChannelEvent } from '../channel/event-bus.port.ts'

/** A notification in the product. `key` is unique per person, so that a retry never adds it twice. Rule: NOTE-2. */
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

/** Which mails a person wants. Rule: NOTE-1. */
export interface NotificationPreferences {
  readonly system: boolean
  readonly newRequests: boolean
  readonly replies: boolean
}

export interface NotificationRepository {
  /**
   * Adds the notification, unless the person has one with its key, and the event that tells their open pages of it. Returns the event; null if
   * their channel had one with its key.
   */
  add(notification: Notification, channelEvent: KeyedEvent): Promise<ChannelEvent | null>
  list(accountUuid: Uuid, page: PageRequest): Promise<Page<Notification>>
  countUnread(accountUuid: Uuid): Promise<number>
  /** False if it is not theirs; true also if it was read before, without changing the instant. */
  markRead(accountUuid: Uuid, uuid: Uuid, at: Date): Promise<boolean>
  /** Marks all of a person's notifications as read; returns how many were unread. */
  markAllRead(accountUuid: Uuid, at: Date): Promise<number>
  /** Marks all notifications about a conversation as read; returns how many were unread. */
  markConversationRead(accountUuid: Uuid, conversationUuid: Uuid, at: Date): Promise<number>
  getPreferences(accountUuid: Uuid): Promise<NotificationPreferences>
  /** Changes the given preferences atomically, so that concurrent changes are both kept; returns all of them. */
  savePreferences(accountUuid: Uuid, changes: Partial<NotificationPreferences>): Promise<NotificationPreferences>
}
