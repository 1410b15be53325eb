import { randomUUID } from 'node:crypto'
import type { Product } from '@guildhall/server'
import pg from 'pg'
import { messageGoals } from './goals.ts'
import { logIn } from './market.ts'
import { compare, warmUp } from './measuring/compare.ts'
import { cpuOfProcess } from './measuring/process-cpu.ts'
import { findPlaces, inTurn, type Place, sendMessage } from './open-conversations.ts'
import type { Options } from './options.ts'
import type { Row } from './report.ts'
import { startServer } from './server-process.ts'

export interface MessagesBenchmark extends Pick<Options, 'clients' | 'people' | 'seconds' | 'warmUp'> {
  readonly product: Product
  readonly databaseUrl: string
  readonly dataDir: string
}

const EVENT = `
  with head as (
    insert into channel_heads as h (account_uuid, sequence) select uuid, 1 from unnest($1::uuid[]) as a (uuid)
    on conflict (account_uuid) do update set sequence = h.sequence + 1 returning account_uuid, sequence
  )
  insert into channel_events (account_uuid, sequence, key, event, at)
  select account_uuid, sequence, $2, $3::jsonb, now() from head`

/** The same facts by the driver alone: the message in a transaction, then events and notification, each with its commit. */
const writePlainly =
  (pool: pg.Pool) =>
  async ({ contractorUuid, senderUuid, uuid }: Place): Promise<void> => {
    const [message, key] = [randomUUID(), randomUUID()]
    const event = JSON.stringify({ type: 'message-sent', conversationUuid: uuid, messageUuid: message })
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ last_sequence: number }>(
        'update conversations set last_sequence = last_sequence + 1, activity_at = now() where uuid = $1 returning last_sequence',
        [uuid],
      )
      await client.query(
        `insert into messages (uuid, conversation_uuid, sequence, kind, sender_uuid, body, docs, sent_at)
         values ($1, $2, $3, 'text', $4, 'Good morning', '[]', now())`,
        [message, uuid, rows[0]?.last_sequence, senderUuid],
      )
      await client.query('commit')
      await client.query(EVENT, [[contractorUuid, senderUuid].toSorted(), key, event])
      await client.query(
        `insert into notifications (uuid, account_uuid, key, type, text, conversation_uuid, created_at)
         values ($1, $2, $3, 'message-sent', 'A message', $4, now())`,
        [randomUUID(), contractorUuid, key, uuid],
      )
      await client.query(EVENT, [[contractorUuid], `${key}:notice`, event])
    } finally {
      client.release()
    }
  }

/** Messages sent through the product, with its worker, beside the same facts written by the driver alone. */
export async function benchMessages(options: MessagesBenchmark): Promise<readonly Row[]> {
  const { clients, databaseUrl, dataDir, people, product, seconds, warmUp: calls } = options
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', SEED: 'none' }
  const server = await startServer('product', { ...environment, ROLES: 'api,worker' })
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 })
  try {
    const { token } = await logIn(server.url)
    const places = await findPlaces(product)
    const nextPlace = inTurn(places)
    const viaApi = () => sendMessage({ url: server.url, token }, nextPlace())
    const write = writePlainly(pool)
    const plainly = () => write(nextPlace())
    for (const side of [viaApi, plainly]) await warmUp([side], calls)
    const rows: Row[] = []
    for (const count of clients) {
      const cpu = { server: await cpuOfProcess(server.pid, ''), engine: null }
      const comparison = await compare(viaApi, plainly, { clients: count, seconds, cpu })
      const what = `sent messages beside pg alone (${places.length} conversations)`
      rows.push({
        part: 'messages',
        what,
        engine: 'PostgreSQL',
        people: people.at(-1) ?? 0,
        comparison,
        goals: messageGoals(comparison),
      })
    }
    return rows
  } finally {
    await pool.end()
    await server.stop()
  }
}
