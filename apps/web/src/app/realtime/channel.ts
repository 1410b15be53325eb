import { CHANNEL_SUBSCRIBE_DELAY_MS, type ChannelEvent, isTransientEvent } from '@guildhall/domain/notifications'
import { createClient } from 'graphql-ws'
import { LONGEST_WAIT_MS, reconnectDelay } from './reconnect-delay.ts'

/** An event of the channel; 'ready' and 'read-afresh' come from the stream itself. */
export type ChannelNews = Omit<ChannelEvent, 'type'> & { readonly type: ChannelEvent['type'] | 'ready' | 'read-afresh' }

export interface ChannelOptions {
  readonly url: string
  readonly name: string
  /** The sequence of the last event that the page has received. */
  readonly after: number
  /** Returns a fresh token for each connection. */
  readonly token: () => Promise<string>
  readonly onNews: (news: ChannelNews) => void
  /** False while the connection is down. */
  readonly onLine: (isUp: boolean) => void
}

const query =
  'subscription ($name: String!, $after: Int) { channel(name: $name, after: $after) { sequence type conversationUuid messageUuid at } }'

/**
 * Subscribes to a user's channel after 100 ms, starting at the session's sequence, until it is closed. A lost connection is retried after 1 to 30 seconds, with
 * jitter; each connection continues after the last sequence received, so no event is missed or repeated. Rules: LIVE-5, LIVE-9,
 * LIVE-11.
 */
export function openChannel(options: ChannelOptions): () => void {
  const variables: Variables = { name: options.name, after: options.after }
  let closed = false
  let close: (() => void) | undefined
  const open = (): void => {
    close = listen(options, variables, again)
  }
  let opening = setTimeout(open, CHANNEL_SUBSCRIBE_DELAY_MS)

  /** A subscription that the server ended with an error is not restored by the client library. */
  function again(): void {
    if (closed) return
    options.onLine(false)
    close?.()
    opening = setTimeout(open, LONGEST_WAIT_MS / 2)
  }

  return () => {
    closed = true
    clearTimeout(opening)
    close?.()
  }
}

interface Variables extends Record<string, unknown> {
  readonly name: string
  after: number
}

function listen({ url, token, onNews, onLine }: ChannelOptions, variables: Variables, onEnd: () => void): () => void {
  const client = createClient({
    url,
    lazy: false,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    keepAlive: 20_000,
    connectionParams: async () => ({ token: await token() }),
    retryWait: async (retries) => {
      await new Promise((resolve) => setTimeout(resolve, reconnectDelay(retries, Math.random())))
    },
    on: { connected: () => onLine(true), closed: () => onLine(false) },
  })
  let ended = false
  const end = (): void => {
    if (!ended) onEnd()
  }
  const unsubscribe = client.subscribe<{ channel: ChannelNews }>(
    { query, variables },
    {
      next: ({ data }) => {
        if (!data) {
          end()
          return
        }
        const { sequence, type } = data.channel
        const isControl = type === 'ready' || type === 'read-afresh' || isTransientEvent(type)
        const repeated = !isControl && sequence <= variables.after
        variables.after = isControl ? sequence : Math.max(variables.after, sequence)
        if (!repeated) onNews(data.channel)
      },
      error: end,
      complete: end,
    },
  )
  return () => {
    ended = true
    unsubscribe()
    void client.dispose()
  }
}
