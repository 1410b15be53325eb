import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { createClient } from 'graphql-ws'
import { until } from './until.ts'

/** An event of a channel, as it is heard. */
export interface HeardEvent {
  readonly sequence: number
  readonly type: string
  readonly conversationUuid: string | null
  readonly messageUuid: string | null
}

/** An open ear on a channel. */
export interface Listener {
  readonly heard: readonly HeardEvent[]
  /** Settles with the first event that fits. */
  hears(fits: (event: HeardEvent) => boolean): Promise<HeardEvent>
  /** Settles when the line is lost or refused, with what the other side said. */
  readonly ended: Promise<unknown>
  close(): Promise<void>
}

const SUBSCRIPTION = `subscription ($name: String!, $after: Int) {
  channel(name: $name, after: $after) { sequence type conversationUuid messageUuid }
}`

interface ListenOptions {
  /** Somebody's channel; the session's own where it is absent. */
  readonly channel?: string
  /** The last sequence that was seen. */
  readonly after?: number
  readonly token?: string
  readonly url?: string
}

/** Opens a channel with the token of a login answer; a lost line is not opened again. */
export function listen({ realtime }: SessionAnswer, options: ListenOptions = {}): Listener {
  const client = createClient({
    url: options.url ?? realtime?.url ?? '',
    connectionParams: { token: options.token ?? realtime?.token },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  })
  const heard: HeardEvent[] = []
  const { promise, resolve } = Promise.withResolvers<unknown>()
  client.on('closed', resolve)
  client.subscribe<{ readonly channel: HeardEvent }>(
    { query: SUBSCRIPTION, variables: { name: options.channel ?? realtime?.channel, after: options.after } },
    {
      next: ({ data, errors }) => {
        if (data) heard.push(data.channel)
        else resolve(errors)
      },
      error: resolve,
      complete: () => resolve(null),
    },
  )
  return {
    heard,
    hears: (fits) => until('an event', () => heard.find(fits) ?? null),
    ended: promise,
    close: async () => {
      await client.dispose()
    },
  }
}
