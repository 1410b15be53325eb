import pg from 'pg'
import { WAKE_CHANNEL } from './queues.ts'

const RECONNECT_MS = 1_000

export interface WakeListener {
  close(): Promise<void>
}

/**
 * Calls `wake` when events are committed, over a connection of its own. Reconnects when it breaks; events committed meanwhile are found
 * by polling and by the call after each reconnect.
 */
export function listenForEvents(url: string, wake: () => void): WakeListener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'guildhall outbox', keepAlive: true })
    client = next
    next.on('notification', wake)
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!closed) timer = setTimeout(() => void connect(), RECONNECT_MS)
    })
    try {
      await next.connect()
      await next.query(`listen ${WAKE_CHANNEL}`)
      wake()
    } catch {
      await next.end().catch(() => undefined)
    }
  }

  void connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
