import type { GraphqlContext } from '../access/callers.ts'
import type { ChannelHub } from './channel-hub.ts'
import { streamChannel, type StreamEvent } from './channel-stream.ts'

/** Subscribes to the connection's own channel; others are refused. */
export const subscribeChannel =
  (hub: ChannelHub) =>
  (_: unknown, { name, after }: { name: string; after?: number | null }, context: GraphqlContext) => {
    const { channel } = context
    if (channel === null || name !== `private-${channel.holder.accountUuid}`)
      throw new Error('You can hear only your own channel.')
    return eventsOf((signal) => streamChannel(hub, channel.holder, after ?? null, signal), channel.close)
  }

/** Ends a waiting stream: `return` on a generator alone would wait for its next event. */
function eventsOf(
  open: (signal: AbortSignal) => AsyncGenerator<StreamEvent>,
  lost: () => void,
): AsyncGenerator<{ readonly channel: StreamEvent }, void> {
  const ending = new AbortController()
  const stream = open(ending.signal)
  return {
    next: async () => {
      const { done, value } = await stream.next()
      if (done !== true) return { done: false, value: { channel: value } }
      if (!ending.signal.aborted) lost()
      return { done, value: undefined }
    },
    return: async () => {
      ending.abort()
      await stream.return(undefined)
      return { done: true, value: undefined }
    },
    throw: async (error) => {
      ending.abort()
      await stream.return(undefined)
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
    [Symbol.asyncDispose]: async () => {
      ending.abort()
      await stream.return(undefined)
    },
  }
}
