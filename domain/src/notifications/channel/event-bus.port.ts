import type { PresenceSignal } from '../../conversations/index.ts'

/** The types of events on a person's channel. */
export type ChannelEventType =
  | 'conversation-started'
  | 'conversation-changed'
  | 'message-sent'
  | 'message-changed'
  | 'message-read'
  | 'notification-added'
  | 'system-message-added'
  | 'profile-changed'
  | 'company-changed'
  | 'session-ended'
  | TransientEventType

/** What the other side of a conversation does: never stored, and without its own sequence. Rules: CONV-50, CONV-70. */
export type TransientEventType = 'typing' | `presence-${PresenceSignal}`

/** Whether events of this type are passed on without being stored. */
export const isTransientEvent = (type: string): boolean => type === 'typing' || type.startsWith('presence-')

/** An event of a person's channel: what to read again, never the content itself. `at` is ISO 8601 UTC. Rule: LIVE-2. */
export interface ChannelEvent {
  readonly sequence: number
  readonly type: ChannelEventType
  readonly conversationUuid: string | null
  readonly messageUuid: string | null
  readonly at: string
}

export type Unsubscribe = () => Promise<void>

/**
 * Delivers channel events between processes: at most once, in order per publisher. Missed events are replayed from the channel store, so
 * the bus may lose events, but must never block. Rules: LIVE-1, LIVE-6.
 */
export interface EventBus {
  publish(channel: string, event: ChannelEvent): Promise<void>
  subscribe(channel: string, listener: (event: ChannelEvent) => void): Promise<Unsubscribe>
  /** Calls when the bus is back after it was away, once its subscriptions are: events before that may have been lost. */
  onReturn(listener: () => void): void
  isHealthy(): Promise<boolean>
  close(): Promise<void>
}
