import type { ChannelEvent, EventBus } from '@guildhall/domain/notifications'
import { noTracing, type SpanOptions, type Tracing } from '@guildhall/domain/shared'
import { headers, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node'
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
  /** Called once when an outage of the server begins, also where it refuses the credentials. */
  readonly onAway?: (error: unknown) => void
  /** Follows events to their listeners, in whatever process these are. Default: nothing. */
  readonly tracing?: Tracing
}

/** The header of W3C. */
const TRACE_HEADER = 'traceparent'

interface Message {
  readonly subject: string
  readonly payload: string
  readonly trace: string | null
}

const send = (connection: NatsConnection, { payload, subject, trace }: Message): void => {
  if (trace === null) {
    connection.publish(subject, payload)
    return
  }
  const traced = headers()
  traced.set(TRACE_HEADER, trace)
  connection.publish(subject, payload, { headers: traced })
}

interface Listening {
  readonly subject: string
  readonly hear: (message: Msg) => void
  subscription: Subscription | null
}

/**
 * The event bus between processes, on core NATS. It connects in the background and reconnects forever: publishing and subscribing work
 * at once, and never wait long for an unreachable server. Rule: LIVE-6.
 */
export function createNatsEventBus({
  url,
  prefix = 'guildhall.channel',
  onAway = () => undefined,
  onListenerError = () => undefined,
  tracing = noTracing,
}: NatsEventBusOptions): EventBus {
  const listeners = new Set<Listening>()
  const returns: (() => void)[] = []
  let kept: Message[] = []
  let closed = false

  const attach = (connection: NatsConnection, listening: Listening): void => {
    listening.subscription = connection.subscribe(listening.subject, {
      callback: (error, message) => {
        if (!error && listeners.has(listening)) listening.hear(message)
      },
    })
  }

  /** The server's response confirms the subscriptions that were made before. */
  const announceReturn = async (connection: NatsConnection): Promise<void> => {
    if (await isResponding(connection)) for (const listener of returns) listener()
  }

  const managed = maintainNatsConnection({
    url,
    onAway,
    onConnection: (connection) => {
      for (const listening of listeners) attach(connection, listening)
    },
    onUp: (connection) => {
      const waiting = kept
      kept = []
      for (const message of waiting) send(connection, message)
      void announceReturn(connection)
    },
  })

  const stepOf = (kind: 'producer' | 'consumer', { type }: ChannelEvent): SpanOptions => ({
    kind,
    // Subjects have ids of people.
    attributes: { 'messaging.system': 'nats', 'messaging.destination.name': prefix, 'guildhall.event.type': type },
  })

  const reader = (listener: (event: ChannelEvent) => void) => (message: Msg) => {
    const event = decodeChannelEvent(message.string())
    if (!event) return
    const parent = message.headers?.get(TRACE_HEADER) || undefined
    const step = { ...stepOf('consumer', event), parent }
    void tracing.run('process channel', step, async () => listener(event)).catch(onListenerError)
  }

  return {
    publish: (channel, event) =>
      tracing.run('publish channel', stepOf('producer', event), async () => {
        if (closed) return
        const trace = tracing.parent()
        const message = { subject: channelSubject(prefix, channel), payload: encodeChannelEvent(event), trace }
        const connection = managed.reachable()
        if (connection && !connection.isClosed()) send(connection, message)
        else kept = [...kept, message].slice(-BUFFERED_EVENTS_MAX)
      }),
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
