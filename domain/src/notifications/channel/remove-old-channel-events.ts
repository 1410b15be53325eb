import { CHANNEL_RETENTION_MINUTES } from '../../privacy/index.ts'
import { addMinutes, type Clock } from '../../shared/index.ts'
import type { ChannelStore } from './channel-store.port.ts'

export interface RemoveOldChannelEventsDeps {
  readonly channelStore: Pick<ChannelStore, 'removeOlderThan'>
  readonly clock: Clock
}

/** Removes the events of channels after 15 minutes; returns how many. Rule: LIVE-4. */
export const removeOldChannelEvents =
  ({ channelStore, clock }: RemoveOldChannelEventsDeps) =>
  (): Promise<number> =>
    channelStore.removeOlderThan(addMinutes(clock.now(), -CHANNEL_RETENTION_MINUTES))
