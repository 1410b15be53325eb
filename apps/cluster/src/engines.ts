import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createApplicationRole, createDatabase } from '@guildhall/postgres'
import { startEmbeddedPostgres } from '@guildhall/postgres/embedded'
import { createTestBucket, startNats, startNativeS3, startOpenSearch } from '@guildhall/testing'
import { startAll } from './start-all.ts'

export interface Engines {
  /** What tells the product where they are. */
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>
type Started = Engines

const BUCKET = 'guildhall'
const ROLE = 'guildhall_app'
const PASSWORD_BYTES = 24
/** Each process has up to 16, and during a restart there is one more process. */
const MAX_CONNECTIONS = 200

const S3_VARIABLES = ['S3_URL', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
const DATABASE_VARIABLES = ['DATABASE_URL', 'DATABASE_MIGRATION_URL']

/** An engine that is named by the environment belongs to somebody else. */
const findGiven = (env: Environment, names: readonly string[]): Promise<Started> | null => {
  const found = names.flatMap((name) => (env[name] ? [[name, env[name]]] : []))
  return found.length === 0
    ? null
    : Promise.resolve({ environment: Object.fromEntries(found), stop: async () => undefined })
}

async function startDatabase(dataDir: string): Promise<Started> {
  const server = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    durable: true,
    maxConnections: MAX_CONNECTIONS,
  })
  const url = new URL(server.url)
  url.username = ROLE
  url.password = randomBytes(PASSWORD_BYTES).toString('hex')
  const owner = createDatabase({ url: server.url, poolSize: 1 })
  await createApplicationRole(owner.knex, ROLE, url.password).finally(() => owner.close())
  return { environment: { DATABASE_URL: url.href, DATABASE_MIGRATION_URL: server.url }, stop: () => server.stop() }
}

async function startFiles(dataDir: string): Promise<Started> {
  const engine = await startNativeS3({ folder: join(dataDir, 's3') })
  const { accessKeyId, bucket, secretAccessKey, url } = await createTestBucket(engine.url, BUCKET)
  const environment = {
    S3_URL: url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  return { environment, stop: engine.stop }
}

async function combine(starting: readonly Promise<Started>[]): Promise<Engines> {
  const started = await startAll(starting)
  return {
    environment: Object.assign({}, ...started.map(({ environment }) => environment)),
    stop: async () => void (await Promise.allSettled(started.map((engine) => engine.stop()))),
  }
}

const startingStores = (dataDir: string, env: Environment): readonly Promise<Started>[] => [
  findGiven(env, DATABASE_VARIABLES) ?? startDatabase(dataDir),
  findGiven(env, S3_VARIABLES) ?? startFiles(dataDir),
]

/** Starts PostgreSQL and S3, where everything is that lasts, unless the environment has their addresses. */
export const startStores = (dataDir: string, env: Environment): Promise<Engines> =>
  combine(startingStores(dataDir, env))

/** Starts PostgreSQL, OpenSearch, NATS and S3, all but those whose address the environment has. The search index is built anew each time. */
export const startEngines = (dataDir: string, env: Environment): Promise<Engines> =>
  combine([
    ...startingStores(dataDir, env),
    findGiven(env, ['OPENSEARCH_URL']) ??
      startOpenSearch().then(({ stop, url }) => ({ environment: { OPENSEARCH_URL: url }, stop })),
    findGiven(env, ['NATS_URL']) ?? startNats().then(({ stop, url }) => ({ environment: { NATS_URL: url }, stop })),
  ])
