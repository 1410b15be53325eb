import type { Uuid } from '../../shared/index.ts'
import type { ChannelEvent } from './event-bus.port.ts'

/** What was told on each person's channel, kept 15 minutes, so that a client that comes back gets what it missed. Rule: LIVE-4. */
export interface ChannelStore {
  /** Gives the event the channel's next sequence and keeps it; null where this key was told on this channel before. */
  append(accountUuid: Uuid, key: string, event: Omit<ChannelEvent, 'sequence'>): Promise<ChannelEvent | null>
  /** Events after that sequence in order; null where some of them are no longer kept, so the client must read afresh. */
  listAfter(accountUuid: Uuid, sequence: number): Promise<readonly ChannelEvent[] | null>
  getLatestSequence(accountUuid: Uuid): Promise<number>
  removeOlderThan(instant: Date): Promise<number>
}
