import { connect, type NatsConnection } from '@nats-io/transport-node'
import { setTimeout as wait } from 'node:timers/promises'

const CONNECT_WITHIN_MS = 3_000
const RETRY_AFTER_MS = 250
const PING_EVERY_MS = 5_000
const PINGS_UNANSWERED = 2

export interface NatsConnectionOptions {
  readonly url: string
  /** Called with each new connection, before `onUp`: subscribe on it. */
  readonly onConnection: (connection: NatsConnection) => void
  /** Called when the server is reachable (again). */
  readonly onUp: (connection: NatsConnection) => void
  /** Called once for each outage, with what was noticed first; also where the server refuses the credentials. Rule: BASE-31. */
  readonly onAway: (error: unknown) => void
}

export interface ManagedNatsConnection {
  /** The connection, which keeps its subscriptions while the server is unreachable; null before the first. */
  connection(): NatsConnection | null
  /** The connection while the server is reachable, otherwise null. */
  reachable(): NatsConnection | null
  close(): Promise<void>
}

/**
 * Maintains one connection to NATS: it is retried until established, reconnects with its subscriptions, and is replaced
 * if the client closes it. A silent connection counts as down after 15 s.
 */
export function maintainNatsConnection({
  url,
  onAway,
  onConnection,
  onUp,
}: NatsConnectionOptions): ManagedNatsConnection {
  const ending = new AbortController()
  let connection: NatsConnection | null = null
  let up = false
  let isOutage = false

  const noteDown = (error: unknown): void => {
    up = false
    if (isOutage || ending.signal.aborted) return
    isOutage = true
    onAway(error)
  }

  const noteUp = (made: NatsConnection): void => {
    up = true
    isOutage = false
    onUp(made)
  }

  const follow = async (made: NatsConnection): Promise<void> => {
    for await (const status of made.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection')
        noteDown(new Error(`The connection ended: ${status.type}`))
      if (status.type === 'reconnect') noteUp(made)
    }
  }

  const connectOnce = async (): Promise<void> => {
    const made = await connect({
      servers: url.split(','),
      timeout: CONNECT_WITHIN_MS,
      reconnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RETRY_AFTER_MS,
      reconnectJitter: RETRY_AFTER_MS,
      ignoreAuthErrorAbort: true,
      pingInterval: PING_EVERY_MS,
      maxPingOut: PINGS_UNANSWERED,
    })
    if (ending.signal.aborted) return made.close()
    const followed = follow(made)
    connection = made
    onConnection(made)
    noteUp(made)
    const error: unknown = await made.closed()
    noteDown(error ?? new Error('The connection was closed'))
    connection = null
    await followed
  }

  const keep = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await connectOnce()
      } catch (error) {
        // The connection is retried.
        noteDown(error)
      }
      await wait(RETRY_AFTER_MS, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const kept = keep()

  return {
    connection: () => connection,
    reachable: () => (up ? connection : null),
    close: async () => {
      ending.abort()
      await connection?.close()
      await kept
    },
  }
}
