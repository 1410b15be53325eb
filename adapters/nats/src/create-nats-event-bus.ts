import type { ChannelEvent, EventBus } from '@guildhall/domain/notifications'
import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import { setTimeout as wait } from 'node:timers/promises'
import { decodeChannelEvent, encodeChannelEvent } from './channel-event-payload.ts'
import { channelSubject } from './channel-subject.ts'
import { maintainNatsConnection } from './nats-connection.ts'

const ANSWER_WITHIN_MS = 2_000
/** Buffer while the server is unreachable; the oldest events are dropped first, as the channel store has them. */
const BUFFERED_EVENTS_MAX = 1_000

export interface NatsEventBusOptions {
  /** nats://host:port, several separated by commas. */
  readonly url: string
  /** Prefix of all subjects, so that several products can share a server. Default: guildhall.channel. */
  readonly prefix?: string
  /** Called when a listener throws; other listeners still receive the event. */
  readonly onListenerError?: (error: unknown) => void
}

interface Listening {
  readonly subject: string
  readonly hear: (payload: string) => void
  subscription: Subscription | null
}

/**
 * The event bus between processes, on core NATS. It connects in the background and reconnects forever: publishing and subscribing work
 * at once, and never wait long for an unreachable server. Rule: LIVE-6.
 */
export function createNatsEventBus({
  url,
  prefix = 'guildhall.channel',
  onListenerError = () => undefined,
}: NatsEventBusOptions): EventBus {
  const listeners = new Set<Listening>()
  const returns: (() => void)[] = []
  let kept: { subject: string; payload: string }[] = []
  let closed = false

  const attach = (connection: NatsConnection, listening: Listening): void => {
    listening.subscription = connection.subscribe(listening.subject, {
      callback: (error, message) => {
        if (!error && listeners.has(listening)) listening.hear(message.string())
      },
    })
  }

  /** The server's response confirms the subscriptions that were made before. */
  const announceReturn = async (connection: NatsConnection): Promise<void> => {
    if (await isResponding(connection)) for (const listener of returns) listener()
  }

  const managed = maintainNatsConnection({
    url,
    onConnection: (connection) => {
      for (const listening of listeners) attach(connection, listening)
    },
    onUp: (connection) => {
      const waiting = kept
      kept = []
      for (const { subject, payload } of waiting) connection.publish(subject, payload)
      void announceReturn(connection)
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
      const connection = managed.reachable()
      if (connection && !connection.isClosed()) connection.publish(message.subject, message.payload)
      else kept = [...kept, message].slice(-BUFFERED_EVENTS_MAX)
    },
    subscribe: async (channel, listener) => {
      if (closed) throw new Error('The event bus is closed')
      const listening: Listening = {
        subject: channelSubject(prefix, channel),
        hear: reader(listener),
        subscription: null,
      }
      listeners.add(listening)
      const connection = managed.connection()
      if (connection) attach(connection, listening)
      // The server's response confirms the subscription; while it is unreachable, the subscription is made on reconnect.
      await isResponding(managed.reachable())
      return async () => {
        listeners.delete(listening)
        listening.subscription?.unsubscribe()
      }
    },
    onReturn: (listener) => void returns.push(listener),
    isHealthy: () => isResponding(managed.reachable()),
    close: async () => {
      closed = true
      listeners.clear()
      kept = []
      await managed.close()
    },
  }
}

async function isResponding(connection: NatsConnection | null): Promise<boolean> {
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
