import type { GraphqlContext } from '../access/callers.ts'
import type { ChannelHub } from './channel-hub.ts'
import { type ChannelReader, createChannelReader } from './channel-reader.ts'
import { streamChannel, type StreamEvent } from './channel-stream.ts'

/** Subscribes to the connection's own channel; others are refused. */
export const subscribeChannel =
  (hub: ChannelHub) =>
  (_: unknown, { name, after }: { name: string; after?: number | null }, context: GraphqlContext) => {
    const { channel } = context
    if (channel === null || name !== `private-${channel.holder.accountUuid}`)
      throw new Error('You can hear only your own channel.')
    const reader = createChannelReader(channel.holder)
    return eventsOf(streamChannel(hub, reader, after ?? null), reader, channel.close)
  }

/** Ends a waiting stream: `return` on a generator alone would wait for its next event. */
function eventsOf(
  stream: AsyncGenerator<StreamEvent>,
  reader: Pick<ChannelReader, 'end'>,
  lost: () => void,
): AsyncGenerator<{ readonly channel: StreamEvent }, void> {
  let hasLeft = false
  const leave = async (): Promise<void> => {
    hasLeft = true
    reader.end()
    await stream.return(undefined)
  }
  return {
    next: async () => {
      const { done, value } = await stream.next()
      if (done !== true) return { done: false, value: { channel: value } }
      if (!hasLeft) lost()
      return { done, value: undefined }
    },
    return: async () => {
      await leave()
      return { done: true, value: undefined }
    },
    throw: async (error) => {
      await leave()
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
    [Symbol.asyncDispose]: leave,
  }
}
