import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApplicationRole, createDatabase } from '@guildhall/postgres'
import { startEmbeddedPostgres } from '@guildhall/postgres/embedded'
import { freePort, startKillableNats, startOwnOpenSearch } from '@guildhall/testing'
import { programs, spawnServer } from '../../server/src/http-tests/support/spawn-server.ts'
import { serverEnvironment } from '../../server/src/http-tests/support/start-test-server.ts'
import { startCluster } from '../src/start-cluster.ts'

export const PARTS = ['api', 'worker', 'realtime', 'postgres', 'nats', 'opensearch', 'embedded'] as const
export type Part = (typeof PARTS)[number]

/** A running product, parts of which can be killed. */
export interface System {
  readonly url: string
  /** Waits until the next kill may come. */
  rest(): Promise<void>
  /** kill -9; settles when the part serves again. */
  kill(part: Part): Promise<void>
  stop(): Promise<void>
}

/** People write so long between two kills. */
const BETWEEN_MS = 2_000
/** An embedded database is started again five times in five minutes. */
const EMBEDDED_PAUSE_MS = 62_000
const ROLE = 'guildhall_app'
const PASSWORD = 'of-a-proof'
const STEP_MS = 20

/** Kills a PostgreSQL by what it says of itself in its folder. */
async function killPostmaster(dataDir: string): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** A PostgreSQL that the product does not start. */
async function startServedPostgres(dataDir: string) {
  const options = { dataDir, durable: true, maxConnections: 200, port: await freePort() }
  let server = await startEmbeddedPostgres(options)
  const owner = createDatabase({ url: server.url, poolSize: 1 })
  await createApplicationRole(owner.knex, ROLE, PASSWORD).finally(() => owner.close())
  const application = new URL(server.url)
  application.username = ROLE
  application.password = PASSWORD
  return {
    environment: { DATABASE_URL: application.href, DATABASE_MIGRATION_URL: server.url },
    kill: async () => {
      await killPostmaster(dataDir)
      await server.stop()
      server = await startEmbeddedPostgres(options)
    },
    stop: () => server.stop(),
  }
}

/** A search engine that somebody else started, and that is not killed. */
const givenOpenSearch = (url: string) => {
  const refuse = () => Promise.reject(new Error('This search engine belongs to others'))
  return { url, kill: refuse, restart: refuse, stop: async () => undefined }
}

/** The processes of a cluster with engines that the proof owns, but for a search engine that is given. */
export async function startManyProcesses(given: { readonly openSearch?: string } = {}): Promise<System> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-kills-'))
  const [postgres, nats, search] = await Promise.all([
    startServedPostgres(join(dataDir, 'served')),
    startKillableNats(),
    given.openSearch === undefined ? startOwnOpenSearch() : givenOpenSearch(given.openSearch),
  ])
  const cluster = await startCluster({
    dataDir,
    host: '127.0.0.1',
    port: 0,
    program: programs.serve,
    print: (line) => void process.stderr.write(`${line}\n`),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...postgres.environment,
      NATS_URL: nats.url,
      OPENSEARCH_URL: search.url,
      SEED: 'none',
      LOG_LEVEL: 'warn',
      TEST_RATE_LIMITS: 'none',
    },
  })
  let kills = 0
  const restart = async ({ kill, restart: again }: Pick<typeof nats, 'kill' | 'restart'>) => {
    await kill()
    await again()
  }
  return {
    url: cluster.url,
    rest: () => wait(BETWEEN_MS),
    async kill(part) {
      kills += 1
      if (part === 'api') await cluster.kill(`api-${1 + (kills % 2)}`)
      else if (part === 'postgres') await postgres.kill()
      else if (part === 'nats') await restart(nats)
      else if (part === 'opensearch') await restart(search)
      else await cluster.kill(part)
    },
    async stop() {
      await cluster.stop()
      await Promise.all([postgres.stop(), nats.stop(), search.stop()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** One process with the database that it starts itself. */
export async function startOneProcess(): Promise<System> {
  const dataDir = await mkdtemp(join(tmpdir(), 'guildhall-kills-'))
  const server = spawnServer({ ...serverEnvironment(null, dataDir), TEST_RATE_LIMITS: 'none' })
  const url = await server.ready
  let last = 0
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    url,
    rest: () => wait(last === 0 ? BETWEEN_MS : Math.max(BETWEEN_MS, EMBEDDED_PAUSE_MS - (performance.now() - last))),
    async kill() {
      last = performance.now()
      await killPostmaster(join(dataDir, 'postgres'))
      while (await isReady()) await wait(STEP_MS)
      while (!(await isReady())) await wait(STEP_MS)
    },
    async stop() {
      server.signal('SIGTERM')
      await server.exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
