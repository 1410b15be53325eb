import type { Uuid } from '../../shared/index.ts'
import type { ChannelEvent } from './event-bus.port.ts'

/** Stores the events of each person's channel for 15 minutes, so that a client that reconnects gets what it missed. Rule: LIVE-4. */
export interface ChannelStore {
  /** Assigns the channel's next sequence to the event and stores it; null if the channel has an event with this key already. */
  append(accountUuid: Uuid, key: string, event: Omit<ChannelEvent, 'sequence'>): Promise<ChannelEvent | null>
  /** Events after that sequence in order; null if some of them are no longer stored, so that the client must reload. */
  listAfter(accountUuid: Uuid, sequence: number): Promise<readonly ChannelEvent[] | null>
  getLatestSequence(accountUuid: Uuid): Promise<number>
  removeOlderThan(instant: Date): Promise<number>
}
