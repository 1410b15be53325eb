import type { Uuid } from '../../shared/index.ts'
import type { ChannelEvent } from './event-bus.port.ts'

/** An event for a channel, before it has a sequence there. A channel stores one with this key once. */
export interface KeyedEvent {
  readonly key: string
  readonly event: Omit<ChannelEvent, 'sequence'>
}

/** Stores the events of each person's channel for 15 minutes, so that a client that reconnects gets what it missed. Rule: LIVE-4. */
export interface ChannelStore {
  /**
   * Stores the event in the channel of each of these people, with the channel's next sequence; returns it for those whose channel had no event
   * with this key yet.
   */
  append(
    accountUuids: readonly Uuid[],
    key: string,
    event: Omit<ChannelEvent, 'sequence'>,
  ): Promise<ReadonlyMap<Uuid, ChannelEvent>>
  /** The same for everybody who sees this conversation. */
  appendToAudience(
    conversationUuid: Uuid,
    key: string,
    event: Omit<ChannelEvent, 'sequence'>,
  ): Promise<ReadonlyMap<Uuid, ChannelEvent>>
  /** The same for those and for all of its company who may search, as they see the state of the contact. */
  appendToContactAudience(
    conversationUuid: Uuid,
    key: string,
    event: Omit<ChannelEvent, 'sequence'>,
  ): Promise<ReadonlyMap<Uuid, ChannelEvent>>
  /** Events after that sequence in order; null if some of them are no longer stored, so that the client must reload. */
  listAfter(accountUuid: Uuid, sequence: number): Promise<readonly ChannelEvent[] | null>
  getLatestSequence(accountUuid: Uuid): Promise<number>
  /** Those of channels that have one. */
  getLatestSequences(accountUuids: readonly Uuid[]): Promise<ReadonlyMap<Uuid, number>>
  removeOlderThan(instant: Date): Promise<number>
}
