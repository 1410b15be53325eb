import { createTestDatabase, startOpenSearch, startPostgres } from '@guildhall/testing'
import type { Database } from '@guildhall/postgres'
import { callJson } from './http-client.ts'
import { cpuOfFamily, cpuOfProcess, type ReadCpu } from './measuring/process-cpu.ts'
import type { EngineOption } from './options.ts'

export type EngineName = 'PostgreSQL' | 'OpenSearch'

/** The name under which the product searches. */
const LIVE_ALIAS = 'users'

/** The engines of a run. */
export interface Engines {
  readonly databaseUrl: string
  /** Null without OpenSearch. */
  readonly openSearchUrl: string | null
}

/** Starts PostgreSQL with an empty database, and OpenSearch unless it is left out or cannot be started, which is reported. */
export async function startEngines(
  wanted: readonly EngineOption[],
  closing: (() => Promise<unknown>)[],
): Promise<Engines> {
  const openSearch = wanted.includes('opensearch') ? startOpenSearch({ measured: true }) : null
  // Reported below; it must not end the run meanwhile.
  openSearch?.catch(() => undefined)
  const postgres = await startPostgres()
  closing.push(postgres.stop)
  const { drop, url: databaseUrl } = await createTestDatabase(postgres.url)
  closing.push(drop)
  try {
    const engine = await openSearch
    if (engine) {
      closing.push(engine.stop)
      await refuseForeignIndex(engine.url)
      closing.push(() => dropIndex(engine.url))
    }
    return { databaseUrl, openSearchUrl: engine?.url ?? null }
  } catch (error) {
    console.log(`Without OpenSearch: ${error instanceof Error ? error.message : String(error)}`)
    return { databaseUrl, openSearchUrl: null }
  }
}

/** The product has one name for its index, which the benchmark would replace on an engine that runs already. */
async function refuseForeignIndex(url: string): Promise<void> {
  const answer = await fetch(`${url}/${LIVE_ALIAS}/_count`)
  const { count = 0 } = answer.ok ? ((await answer.json()) as { count?: number }) : {}
  if (count > 0) throw new Error(`${url} has an index of ${count} people, which is left alone`)
}

async function dropIndex(url: string): Promise<void> {
  const answer = await fetch(`${url}/_alias/${LIVE_ALIAS}`)
  const indexes = answer.ok ? Object.keys((await answer.json()) as object) : []
  for (const index of indexes) await fetch(`${url}/${index}`, { method: 'DELETE' })
}

/** The processor time of the processes of PostgreSQL, if they run on this machine. */
export async function cpuOfPostgres({ knex }: Database): Promise<ReadCpu | null> {
  const { rows } = await knex.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')
  return cpuOfFamily(rows[0]?.pid ?? 0, 'postgres')
}

/** The processor time of OpenSearch, if it runs on this machine. */
export async function cpuOfOpenSearch(url: string): Promise<ReadCpu | null> {
  const { nodes } = await callJson<{ nodes: Readonly<Record<string, { process: { id: number } }>> }>({
    method: 'GET',
    url: `${url}/_nodes/process`,
  })
  const [node] = Object.values(nodes)
  return node === undefined ? null : cpuOfProcess(node.process.id, 'java')
}

export async function versionOfPostgres({ knex }: Database): Promise<string> {
  const { rows } = await knex.raw<{ rows: { server_version: string }[] }>('show server_version')
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? '?'}`
}

export async function versionOfOpenSearch(url: string): Promise<string> {
  const { version } = await callJson<{ version: { number: string } }>({ method: 'GET', url })
  return `OpenSearch ${version.number}`
}
