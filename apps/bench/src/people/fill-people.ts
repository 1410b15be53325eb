import type { ExchangeRateTable } from '@guildhall/domain/reference'
import type { Database } from '@guildhall/postgres'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FillOrder } from './fill-worker.ts'
import { dropSecondaryIndexes } from './secondary-indexes.ts'

/** The people of the demo, with whom every market begins. */
export const DEMO_PEOPLE = 500

/** Fewer people are written with the indexes in place. */
const DROPS_INDEXES_FROM = 20_000
const REPORTS_EVERY = 100_000
const WORKERS_MAX = 8

export interface FillOptions {
  readonly database: Database
  readonly rates: ExchangeRateTable
  readonly now: Date
  /** The people there are, and those there will be. */
  readonly from: number
  readonly to: number
}

/**
 * Writes people into the database and into its candidate index: everything that a search and a profile read. More people are added to those
 * of an earlier call. Returns people per second, everything included.
 */
export async function fillPeople(options: FillOptions): Promise<number> {
  const { database, from, to } = options
  if (to <= from) return 0
  const begun = performance.now()
  const added = to - from
  const createIndexes = added < DROPS_INDEXES_FROM || added < from ? null : await dropSecondaryIndexes(database)
  let written = 0
  const onWritten = (people: number): void => {
    const before = Math.floor(written / REPORTS_EVERY)
    written += people
    if (Math.floor(written / REPORTS_EVERY) > before)
      console.log(`  ${written.toLocaleString('en')} people, ${Math.round((performance.now() - begun) / 1000)} s`)
  }
  const workers = Math.max(2, Math.min(WORKERS_MAX, availableParallelism()))
  await Promise.all(
    Array.from({ length: workers }, (_, worker) => runWorker({ ...options, worker, workers }, onWritten)),
  )
  if (createIndexes !== null) {
    console.log('  Creating the indexes …')
    await createIndexes()
  }
  await settle(database)
  return (added * 1000) / (performance.now() - begun)
}

function runWorker(
  { database, ...order }: FillOptions & Pick<FillOrder, 'worker' | 'workers'>,
  onWritten: (people: number) => void,
): Promise<void> {
  const workerData: FillOrder = { ...order, databaseUrl: database.url }
  const worker = new Worker(new URL('fill-worker.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.on('message', onWritten)
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A filling worker ended with ${code}`))))
  })
}

/** Statistics and visibility as after a while of running: without them the first searches are planned and read otherwise. */
async function settle({ knex }: Database): Promise<void> {
  const connection = await knex.client.acquireConnection()
  try {
    await knex.raw('set statement_timeout = 0').connection(connection)
    await knex.raw('vacuum (analyze)').connection(connection)
    await knex.raw('reset statement_timeout').connection(connection)
  } finally {
    await knex.client.releaseConnection(connection)
  }
}
