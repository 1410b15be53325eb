import pg from 'pg'
import { WAKE_CHANNEL } from './queues.ts'

const RECONNECT_MS = 1_000

export interface WakeListener {
  close(): Promise<void>
}

/**
 * Calls `wake` when somebody committed events, over a connection of its own. A broken line is taken up again; what was committed
 * meanwhile is found by polling, and by the call that follows each connection.
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
