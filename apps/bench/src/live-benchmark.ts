import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '@guildhall/server'
import { liveGoals } from './goals.ts'
import { call } from './http-client.ts'
import type { Deliveries } from './live/control.ts'
import { openClients, type Person } from './live/live-clients.ts'
import { cpuOfProcess, type ReadCpu } from './measuring/process-cpu.ts'
import type { Row } from './report.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface LiveBenchmark {
  readonly product: Product
  readonly databaseUrl: string
  readonly dataDir: string
}

/** Each has a socket; idle ones are added until there are so many. */
const ACCOUNTS = 2_000
const IDLE_SOCKETS = 5_000
/** Longer than the product lets pass between two checks of a channel. */
const IDLE_SECONDS = 30
/** Rounds of one event for each account, on each side. */
const ROUNDS = 10

/** People of the market with a session each, as after a login. */
async function makeSessions({ database: { knex } }: Product): Promise<readonly Person[]> {
  const accounts = (await knex('accounts').whereNull('suspendedAt').limit(ACCOUNTS).pluck('uuid')) as string[]
  const now = Date.now()
  const sessions = accounts.map((accountUuid) => ({
    uuid: randomUUID(),
    accountUuid,
    tokenHash: randomUUID(),
    userAgent: 'bench',
    address: '127.0.0.1',
    createdAt: new Date(now),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + 86_400_000),
  }))
  await knex.batchInsert('sessions', sessions, 500)
  return sessions.map(({ accountUuid, uuid }) => ({ accountUuid, sessionUuid: uuid }))
}

/** Stores an event for everybody, as a worker does before it tells of it. */
async function addEvents({ ports }: Product, people: readonly Person[]): Promise<Deliveries> {
  const event = {
    type: 'message-sent',
    conversationUuid: randomUUID(),
    messageUuid: randomUUID(),
    at: new Date().toISOString(),
  } as const
  const uuids = people.map(({ accountUuid }) => accountUuid)
  return [...(await ports.channelStore.append(uuids, randomUUID(), event))]
}

const memoryOf = async ({ url }: ServerProcess): Promise<number> =>
  Number(await call({ method: 'GET', url: `${url}/memory` }))

const spent = async (cpu: ReadCpu | null, work: () => Promise<unknown>): Promise<number> => {
  const before = (await cpu?.()) ?? 0
  await work()
  return ((await cpu?.()) ?? 0) - before
}

/** Sockets of the product beside those of ws alone: memory, idle sockets, and the delivery of an event to each of 2,000 accounts. */
export async function benchLive({ dataDir, databaseUrl, product }: LiveBenchmark): Promise<readonly Row[]> {
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', SEED: 'none', ROLES: 'realtime' }
  const people = await makeSessions(product)
  const servers = [await startServer('live', environment), await startServer('bare-live', environment)] as const
  try {
    const [ours, peer] = await Promise.all(
      servers.map(async (server, side) => {
        const before = await memoryOf(server)
        const clients = await openClients(server.url, people, side === 0)
        const kilobytes = ((await memoryOf(server)) - before) / people.length / 1_000
        return { server, clients, kilobytes, cpu: await cpuOfProcess(server.pid, ''), milliseconds: 0, events: 0 }
      }),
    )
    if (ours === undefined || peer === undefined) throw new Error('There are two sides')
    for (let round = -1; round < ROUNDS; round += 1) {
      const text = JSON.stringify(await addEvents(product, people))
      for (const side of round % 2 === 0 ? [ours, peer] : [peer, ours]) {
        side.events += people.length
        const milliseconds = await spent(side.cpu, async () => {
          await call({ method: 'POST', url: `${side.server.url}/deliver`, text })
          await side.clients.received(side.events)
        })
        if (round >= 0) side.milliseconds += milliseconds
      }
    }
    const more = Array.from({ length: IDLE_SOCKETS - people.length }, (_, at) => people[at % people.length])
    const idle = await openClients(
      ours.server.url,
      more.flatMap((person) => person ?? []),
      true,
    )
    const idleShare = (await spent(ours.cpu, () => wait(IDLE_SECONDS * 1_000))) / (IDLE_SECONDS * 1_000)
    for (const { close } of [ours.clients, peer.clients, idle]) close()
    const microseconds = (milliseconds: number): number => (milliseconds * 1_000) / (ROUNDS * people.length)
    const live = {
      ratio: ours.milliseconds / peer.milliseconds,
      ours: microseconds(ours.milliseconds),
      peer: microseconds(peer.milliseconds),
      kilobytes: ours.kilobytes,
      peerKilobytes: peer.kilobytes,
      idleShare,
    }
    const what = `live events to ${people.length} sockets beside ws`
    return [{ part: 'live', what, engine: 'PostgreSQL', people: people.length, live, goals: liveGoals(live) }]
  } finally {
    for (const server of servers) await server.stop()
  }
}
