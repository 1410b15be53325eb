import type { ChannelEvent, EventBus } from '@guildhall/domain/notifications'
import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import { setTimeout as wait } from 'node:timers/promises'
import { decodeChannelEvent, encodeChannelEvent } from './channel-event-payload.ts'
import { channelSubject } from './channel-subject.ts'
import { keepNatsLink } from './nats-link.ts'

const ANSWER_WITHIN_MS = 2_000
/** What is kept for a server that is away; older events are lost first, as the channel store has them. */
const KEPT_WHILE_DOWN = 1_000

export interface NatsEventBusOptions {
  /** nats://host:port, several with commas between. */
  readonly url: string
  /** The first tokens of every subject, so that several products can share a server. Default: guildhall.channel. */
  readonly prefix?: string
  /** Told when a listener throws; the other listeners hear the event all the same. */
  readonly onListenerError?: (error: unknown) => void
}

interface Listening {
  readonly subject: string
  readonly hear: (payload: string) => void
  subscription: Subscription | null
}

/**
 * The event bus between processes, on core NATS. It connects in the background and for ever: publishing and subscribing work
 * from the first moment, and never wait long for a server that is away. Rule: LIVE-6.
 */
export function createNatsEventBus({
  url,
  prefix = 'guildhall.channel',
  onListenerError = () => undefined,
}: NatsEventBusOptions): EventBus {
  const listeners = new Set<Listening>()
  let kept: { subject: string; payload: string }[] = []
  let closed = false

  const attach = (connection: NatsConnection, listening: Listening): void => {
    listening.subscription = connection.subscribe(listening.subject, {
      callback: (error, message) => {
        if (!error && listeners.has(listening)) listening.hear(message.string())
      },
    })
  }

  const link = keepNatsLink({
    url,
    onConnection: (connection) => {
      for (const listening of listeners) attach(connection, listening)
    },
    onUp: (connection) => {
      const waiting = kept
      kept = []
      for (const { subject, payload } of waiting) connection.publish(subject, payload)
    },
  })

  const reader = (listener: (event: ChannelEvent) => void) => (payload: string) => {
    const event = decodeChannelEvent(payload)
    if (!event) return
    try {
      listener(event)
    } catch (error) {
      onListenerError(error)
    }
  }

  return {
    publish: async (channel, event) => {
      if (closed) return
      const message = { subject: channelSubject(prefix, channel), payload: encodeChannelEvent(event) }
      const connection = link.reachable()
      if (connection && !connection.isClosed()) connection.publish(message.subject, message.payload)
      else kept = [...kept, message].slice(-KEPT_WHILE_DOWN)
    },
    subscribe: async (channel, listener) => {
      if (closed) throw new Error('The event bus is closed')
      const listening: Listening = {
        subject: channelSubject(prefix, channel),
        hear: reader(listener),
        subscription: null,
      }
      listeners.add(listening)
      const connection = link.connection()
      if (connection) attach(connection, listening)
      // Once the server has answered, it knows of the subscription; while it is away, the link subscribes when it is back.
      await answers(link.reachable())
      return async () => {
        listeners.delete(listening)
        listening.subscription?.unsubscribe()
      }
    },
    isHealthy: () => answers(link.reachable()),
    close: async () => {
      closed = true
      listeners.clear()
      kept = []
      await link.close()
    },
  }
}

async function answers(connection: NatsConnection | null): Promise<boolean> {
  if (!connection) return false
  const patience = new AbortController()
  try {
    return await Promise.race([
      connection.flush().then(() => true),
      wait(ANSWER_WITHIN_MS, false, { signal: patience.signal }),
    ])
  } catch {
    return false
  } finally {
    patience.abort()
  }
}
