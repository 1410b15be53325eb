import { randomInt } from 'node:crypto'
import pg from 'pg'
import { WAKE_CHANNEL } from './queues.ts'

/** The first key of the locks of workers; the second is their number. */
export const WORKER_LOCKS = 7_214_052
const NUMBERS = 2 ** 31 - 1

const RECONNECT_MS = 500
const ANSWER_WITHIN_MS = 4_000

export interface WorkerConnectionOptions {
  readonly url: string
  /** Events were committed, or may have been while there was no connection. */
  readonly wake: () => void
  /** There is a new number, or none for now. */
  readonly onChange: () => void
}

/** A worker's own connection to the database. */
export interface WorkerConnection {
  /** Its number: it has the lock of this number for as long as the connection lasts. Null while there is no connection. */
  number(): number | null
  /** Its number and those of its earlier connections, the newest first. */
  numbers(): readonly number[]
  /** Connects again if the connection does not respond, or is not the one with the lock, as behind a pooler. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Numbers of earlier connections that are remembered: their jobs are taken along within seconds. */
const REMEMBERED = 8

const TAKE_LOCK = 'select pg_try_advisory_lock($1, $2) as "isHeld"'
const HOLDS_LOCK = `
  select exists (
    select from pg_locks
    where locktype = 'advisory' and classid = cast($1 as oid) and objid = cast($2 as oid) and pid = pg_backend_pid()
  ) as "isHeld"`

/**
 * Wakes the worker when events are committed, and is the sign that it lives: PostgreSQL frees the lock of its number as soon as the process
 * has ended, however it ended. Each connection has a new number. When one breaks the next is made at once; events committed meanwhile are
 * found by polling and by the call after each connection. Rule: BASE-56.
 */
export function connectWorker({ onChange, url, wake }: WorkerConnectionOptions): WorkerConnection {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let current: number | null = null
  let taken: readonly number[] = []

  const ask = async (of: pg.Client, sql: string, number: number): Promise<boolean> => {
    const { rows } = await of.query<{ isHeld: boolean }>(sql, [WORKER_LOCKS, number])
    return rows[0]?.isHeld === true
  }
  const end = async (of: pg.Client | undefined): Promise<void> => of?.end().catch(() => undefined)

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'guildhall outbox',
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client = next
    next.on('notification', wake)
    next.on('error', () => undefined)
    next.on('end', () => {
      const wasConnected = current !== null
      current = null
      if (closed) return
      timer = setTimeout(() => void connect(), wasConnected ? 0 : RECONNECT_MS)
      if (wasConnected) onChange()
    })
    try {
      await next.connect()
      const number = randomInt(1, NUMBERS)
      // Another worker with the same number is as good as impossible, and the next number is another.
      if (!(await ask(next, TAKE_LOCK, number))) throw new Error('The number is taken')
      await next.query(`listen ${WAKE_CHANNEL}`)
      current = number
      taken = [number, ...taken].slice(0, REMEMBERED)
      onChange()
      wake()
    } catch {
      await end(next)
    }
  }

  void connect()
  return {
    number: () => current,
    numbers: () => taken,
    check: async () => {
      const [asked, number] = [client, current]
      if (asked === undefined || number === null) return
      const isHeld = await ask(asked, HOLDS_LOCK, number).catch(() => false)
      if (!isHeld) await end(asked)
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await end(client)
    },
  }
}
