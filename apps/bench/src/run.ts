import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, startOpenSearch, startPostgres } from '@guildhall/testing'
import { createLogger, type Product } from '@guildhall/server'
import { callJson } from './http-client.ts'
import { openMarket } from './market.ts'
import { describeMachine, formatTable, type Row } from './report.ts'
import { benchSearch } from './search-benchmark.ts'
import { startServer } from './server-process.ts'
import { benchSession } from './session-benchmark.ts'

const CONTRACTORS = 2_000
const startedAt = performance.now()
const closing: (() => Promise<unknown>)[] = []

/** Starts OpenSearch unless excluded (--without-opensearch) or unavailable, which is reported. */
async function openSearch(): Promise<string | null> {
  if (process.argv.includes('--without-opensearch')) return null
  try {
    const engine = await startOpenSearch({ measured: true })
    closing.push(engine.stop)
    return engine.url
  } catch (error) {
    console.log(`Without OpenSearch: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  console.log('Starting the engines …')
  const [postgres, openSearchUrl] = await Promise.all([startPostgres(), openSearch()])
  closing.push(postgres.stop)
  const { url: databaseUrl, drop } = await createTestDatabase(postgres.url)
  closing.push(drop)

  console.log(`Filling a market of ${CONTRACTORS.toLocaleString('en')} contractors …`)
  const filling = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', SEED: String(CONTRACTORS), ROLES: 'api' }
  await (await startServer('product', filling)).stop()
  const market = await openMarket(databaseUrl)
  closing.push(() => market.closing.run(createLogger({ level: 'error', format: 'json' })))
  // Without this the first searches are planned without statistics, until autovacuum has run.
  await market.product.database.knex.raw('analyze')

  const rows: Row[] = []
  for (const url of openSearchUrl === null ? [null] : [null, openSearchUrl]) {
    console.log(`Measuring the candidate search on ${url === null ? 'PostgreSQL' : 'OpenSearch'} …`)
    rows.push(...(await benchSearch({ product: market.product, databaseUrl, dataDir, openSearchUrl: url })))
  }
  console.log('Measuring GET /v0/user …')
  rows.push(...(await benchSession({ databaseUrl, dataDir })))

  const versions = [
    await postgresVersion(market.product),
    ...(openSearchUrl ? [await openSearchVersion(openSearchUrl)] : []),
  ]
  console.log(`\n${formatTable(rows)}\n\n${describeMachine(versions)}`)
  console.log(`Ratios are ours / peer, pair by pair; ${((performance.now() - startedAt) / 1000).toFixed(0)} s in all.`)
}

async function postgresVersion({ database }: Product): Promise<string> {
  const { rows } = await database.knex.raw<{ rows: { server_version: string }[] }>('show server_version')
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? '?'}`
}

async function openSearchVersion(url: string): Promise<string> {
  const { version } = await callJson<{ version: { number: string } }>({ method: 'GET', url })
  return `OpenSearch ${version.number}`
}

try {
  await run()
} finally {
  for (const close of closing.toReversed()) await close()
}
process.exit(0)
