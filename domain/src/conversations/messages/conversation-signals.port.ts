import type { Uuid } from '../../shared/index.ts'

/**
 * What somebody does in a conversation: they are typing, they opened it ('entered'), still have it open ('present'), or left it.
 * Rules: CONV-50, CONV-70.
 */
export type ConversationSignal = 'typing' | PresenceSignal

export const PRESENCE_SIGNALS = ['entered', 'present', 'left'] as const

export type PresenceSignal = (typeof PRESENCE_SIGNALS)[number]

/** Sends transient signals, which are never stored and may be lost. */
export interface ConversationSignals {
  send(accountUuids: readonly Uuid[], conversationUuid: Uuid, signal: ConversationSignal): Promise<void>
}
