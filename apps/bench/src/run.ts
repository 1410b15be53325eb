import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@guildhall/server'
import { startEngines, versionOfOpenSearch, versionOfPostgres } from './engines.ts'
import { benchFacets } from './facet-benchmark.ts'
import { formatGrowth, measureGrowth } from './growth.ts'
import { benchIndexing } from './indexing-benchmark.ts'
import { benchLive } from './live-benchmark.ts'
import { describeMachine } from './machine.ts'
import { openMarket } from './market.ts'
import { benchMessages } from './messages-benchmark.ts'
import { benchNightly, spellByLists } from './nightly-benchmark.ts'
import type { Options } from './options.ts'
import { fillOpenSearch } from './people/fill-open-search.ts'
import { DEMO_PEOPLE, fillPeople } from './people/fill-people.ts'
import { describeFailure, formatTable, type Row } from './report.ts'
import { benchSearch } from './search-benchmark.ts'
import { startServer } from './server-process.ts'
import { benchSession } from './session-benchmark.ts'
import { withSetting, type Setting } from './setting.ts'

type Closing = (() => Promise<unknown>)[]

/** Runs the benchmarks that the options name, and prints their figures. */
export async function run(options: Options): Promise<void> {
  const closing: Closing = []
  try {
    await measure(options, closing)
  } finally {
    for (const close of closing.toReversed()) await close()
  }
}

async function measure(options: Options, closing: Closing): Promise<void> {
  const startedAt = performance.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-bench-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  console.log('Starting the engines …')
  const { databaseUrl, openSearchUrl } = await startEngines(options.engines, closing)
  // Companies, logins and the stories of the demo, with its first people. In production nobody would know their password.
  const seed = { NODE_ENV: 'test', SEED: String(DEMO_PEOPLE), ROLES: 'api' }
  await (await startServer('product', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', ...seed })).stop()
  const market = await openMarket(databaseUrl, dataDir)
  closing.push(() => market.closing.run(createLogger({ level: 'error', format: 'json' })))
  const { database, ports } = market.product
  if (options.parts.includes('nightly')) await spellByLists(market.product)

  const versions = [
    await versionOfPostgres(database),
    ...(openSearchUrl === null ? [] : [await versionOfOpenSearch(openSearchUrl)]),
  ]
  const rows: Row[] = []
  const save = async (): Promise<void> => {
    if (options.json === null) return
    const figures = { machine: describeMachine(versions), options, rows, growth: measureGrowth(rows) }
    await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`)
  }
  const now = new Date()
  let from = DEMO_PEOPLE
  for (const people of options.people) {
    console.log(`Filling a market of ${people.toLocaleString('en')} people …`)
    const speed = await fillPeople({ database, rates: await ports.exchangeRates.current(), now, from, to: people })
    console.log(`  PostgreSQL: ${Math.round(speed).toLocaleString('en')} people a second`)
    from = Math.max(from, people)
    const urls = [
      ...(options.engines.includes('postgres') ? [null] : []),
      ...(openSearchUrl === null ? [] : [openSearchUrl]),
    ]
    for (const url of urls) {
      if (url !== null) {
        const documents = await fillOpenSearch(database, url)
        console.log(`  OpenSearch: ${Math.round(documents).toLocaleString('en')} documents a second`)
      }
      const setting = { ...options, people, product: market.product, openSearchUrl: url, databaseUrl, dataDir }
      rows.push(...(await withSetting(setting, (opened) => benchEngine(opened, options))))
      // What is measured stays, whatever becomes of the rest.
      await save()
    }
  }
  if (options.parts.includes('session')) {
    console.log('Measuring GET /v0/user …')
    rows.push(...(await benchSession({ databaseUrl, dataDir, ...options })))
  }
  if (options.parts.includes('messages')) {
    console.log('Measuring messages …')
    rows.push(...(await benchMessages({ databaseUrl, dataDir, product: market.product, ...options })))
  }
  if (options.parts.includes('live')) {
    console.log('Measuring live events …')
    rows.push(...(await benchLive({ databaseUrl, dataDir, product: market.product })))
  }
  if (options.parts.includes('nightly')) {
    console.log('Measuring the work of a night …')
    rows.push(...(await benchNightly({ databaseUrl, dataDir, product: market.product, ...options })))
  }
  const growth = measureGrowth(rows)
  await save()
  console.log(`\n${formatTable(rows)}\n`)
  if (growth.length > 0) console.log(`${formatGrowth(growth)}\n`)
  console.log(`${describeMachine(versions)}\n${((performance.now() - startedAt) / 1000).toFixed(0)} s in all.`)
}

/** The parts that depend on the engine. Indexing is last, because it changes people. */
const ENGINE_PARTS = [
  ['search', 'the candidate search', benchSearch],
  ['facets', 'the completion of words', benchFacets],
  ['indexing', 'the indexing of profiles', benchIndexing],
] as const

async function benchEngine(setting: Setting, { parts }: Options): Promise<readonly Row[]> {
  const rows: Row[] = []
  const { engine, people } = setting
  for (const [part, name, bench] of ENGINE_PARTS) {
    if (!parts.includes(part)) continue
    console.log(`Measuring ${name} on ${engine} …`)
    try {
      rows.push(...(await bench(setting)))
    } catch (error) {
      // The others are measured nevertheless.
      rows.push({ part, what: name, engine, people, failure: describeFailure(error) })
    }
  }
  return rows
}
