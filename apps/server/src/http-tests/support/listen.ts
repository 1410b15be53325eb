import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { createClient } from 'graphql-ws'
import { waitFor } from './wait-for.ts'

/** An event received on a channel. */
export interface ReceivedEvent {
  readonly sequence: number
  readonly type: string
  readonly conversationUuid: string | null
  readonly messageUuid: string | null
}

/** A subscription to a channel. */
export interface Listener {
  readonly received: readonly ReceivedEvent[]
  /** Resolves to the first matching event. */
  waitForEvent(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent>
  /** Settles when the connection is lost or refused, with the server's error. */
  readonly ended: Promise<unknown>
  close(): Promise<void>
}

const SUBSCRIPTION = `subscription ($name: String!, $after: Int) {
  channel(name: $name, after: $after) { sequence type conversationUuid messageUuid }
}`

interface ListenOptions {
  /** Default: the session's own channel. */
  readonly channel?: string
  /** The last received sequence. */
  readonly after?: number
  readonly token?: string
  readonly url?: string
}

/** Subscribes with the token of a login response; does not reconnect. */
export function listen({ realtime }: SessionAnswer, options: ListenOptions = {}): Listener {
  const client = createClient({
    url: options.url ?? realtime?.url ?? '',
    connectionParams: { token: options.token ?? realtime?.token },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  })
  const received: ReceivedEvent[] = []
  const { promise, resolve } = Promise.withResolvers<unknown>()
  client.on('closed', resolve)
  client.subscribe<{ readonly channel: ReceivedEvent }>(
    { query: SUBSCRIPTION, variables: { name: options.channel ?? realtime?.channel, after: options.after } },
    {
      next: ({ data, errors }) => {
        if (data) received.push(data.channel)
        else resolve(errors)
      },
      error: resolve,
      complete: () => resolve(null),
    },
  )
  return {
    received,
    waitForEvent: (fits) => waitFor('an event', () => received.find(fits) ?? null),
    ended: promise,
    close: async () => {
      await client.dispose()
    },
  }
}
