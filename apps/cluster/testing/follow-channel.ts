import { createClient } from 'graphql-ws'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'

/** Where a channel is, and the token that opens it. */
export interface ChannelAddress {
  readonly channel: string
  readonly token: string
  readonly url: string
}

interface ChannelEvent {
  readonly sequence: number
  readonly type: string
  readonly messageUuid: string | null
}

/** A page that follows its channel, and connects again whenever its socket ends. */
export interface Follower {
  /** UUIDs of the messages of which it was told. */
  readonly messages: ReadonlySet<string>
  /** UUIDs of the messages of which it was told more than once. */
  readonly doubled: readonly string[]
  isConnected(): boolean
  /** How often its socket ended. */
  readonly interruptions: () => number
  stop(): Promise<void>
}

const SUBSCRIPTION = `subscription ($name: String!, $after: Int) {
  channel(name: $name, after: $after) { sequence type messageUuid }
}`
const AGAIN_MS = 50

/** Follows a channel from an address of this machine of its own, as people do from their networks. */
export function followChannel(address: () => ChannelAddress, localAddress: string): Follower {
  class LocalWebSocket extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { localAddress })
    }
  }
  const messages = new Set<string>()
  const doubled: string[] = []
  let after: number | undefined
  let connected = false
  let interruptions = 0
  const stopping = new AbortController()
  let close = async (): Promise<void> => undefined

  const connectOnce = async (): Promise<void> => {
    const { channel, token, url } = address()
    const client = createClient({
      url,
      webSocketImpl: LocalWebSocket,
      connectionParams: { token },
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => undefined,
    })
    close = async () => client.dispose()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    client.on('closed', () => end())
    client.subscribe<{ readonly channel: ChannelEvent }>(
      { query: SUBSCRIPTION, variables: { name: channel, after } },
      {
        next: ({ data }) => {
          if (!data) return
          connected = true
          const { messageUuid, sequence, type } = data.channel
          after = Math.max(after ?? 0, sequence)
          if (type !== 'message-sent' || messageUuid === null) return
          if (messages.has(messageUuid)) doubled.push(messageUuid)
          messages.add(messageUuid)
        },
        error: () => end(),
        complete: () => end(),
      },
    )
    await ended
    connected = false
    await client.dispose()
  }
  const following = (async () => {
    while (!stopping.signal.aborted) {
      await connectOnce()
      if (stopping.signal.aborted) return
      interruptions += 1
      await wait(AGAIN_MS)
    }
  })()
  return {
    messages,
    doubled,
    isConnected: () => connected,
    interruptions: () => interruptions,
    stop: async () => {
      stopping.abort()
      await close()
      await following
    },
  }
}
