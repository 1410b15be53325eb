import { chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openCluster, SUPERUSER, type ClusterFolder } from './cluster-folder.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { findFreePort } from './free-port.ts'
import { keepRunning } from './keep-running.ts'
import { stopOrphanedPostmaster } from './orphaned-postmaster.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { spawnTethered, type TetheredProcess } from './tethered-process.ts'
import { findUnprivilegedUser, type SystemUser } from './unprivileged-user.ts'

/** Crash recovery can take minutes on a large database. */
const READY_WITHIN_MS = 300_000
/** The product stops within 10 s, and this comes last. */
const STOP_WITHIN_MS = 3_000
const ATTEMPTS = 40
const DATABASE = 'guildhall'

export interface EmbeddedPostgresOptions {
  /** The folder for cluster, password and lock; created if absent. */
  readonly dataDir: string
  /** Default: a free port. */
  readonly port?: number
  /** False trades durability for speed: for tests only. */
  readonly durable: boolean
  readonly maxConnections?: number
  readonly log?: (line: string) => void
  /** What operators should see: that the server ended by itself, and serves again. */
  readonly warn?: (line: string) => void
}

export interface EmbeddedPostgres {
  /** postgres://user:password@127.0.0.1:port/guildhall, as a superuser. */
  readonly url: string
  /** Settles with null once stopped, or with the error for which a server that ended by itself is not started again. */
  readonly exited: Promise<Error | null>
  /** Fast shutdown: running statements are cancelled, nothing committed is lost. Idempotent. */
  stop(): Promise<void>
}

/**
 * Runs a real PostgreSQL on loopback in a data folder that one process owns. Throws `DataFolderInUse` if another running process
 * owns it; what a killed owner left (its lock, its running server) is cleaned up and nothing committed is lost. A server that ends by
 * itself, killed or out of memory, is started again at the same address.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const log = options.log ?? (() => undefined)
  // Not the mode of `mkdir`, which the folders above would have, too.
  if ((await mkdir(dataDir, { recursive: true })) !== undefined) await chmod(dataDir, 0o700)
  const release = await lockDataFolder(join(dataDir, 'owner.lock'))
  let server: TetheredProcess | undefined
  try {
    const user = await findUnprivilegedUser()
    const binaries = await findPostgresBinaries(user)
    const cluster = await openCluster(dataDir, binaries, user, options.durable, log)
    await stopOrphanedPostmaster(cluster.path, log)
    const started = await startServer(binaries.postgres, cluster, user, options, log)
    server = started.server
    const url = (database: string): string =>
      `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${started.port}/${database}`
    await createDatabase(url('postgres'))
    const again = async (): Promise<TetheredProcess> =>
      (await startServer(binaries.postgres, cluster, user, { ...options, port: started.port }, log)).server
    const running = keepRunning(server, again, options.warn ?? (() => undefined))
    let stopping: Promise<void> | undefined
    return {
      url: url(DATABASE),
      exited: running.exited,
      stop: () => (stopping ??= running.stop().finally(release)),
    }
  } catch (error) {
    await server?.stop()
    await release()
    throw error
  }
}

async function startServer(
  postgres: string,
  cluster: ClusterFolder,
  user: SystemUser | null,
  options: EmbeddedPostgresOptions,
  log: (line: string) => void,
): Promise<{ server: TetheredProcess; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await findFreePort())
    const server = spawnTethered(postgres, ['-D', cluster.ownPath, '-p', String(port), ...settings(options)], {
      stopSignal: 'INT',
      graceMs: STOP_WITHIN_MS,
      cwd: cluster.path,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
      user,
      log,
    })
    try {
      await server.waitForLine(/database system is ready to accept connections/, READY_WITHIN_MS)
      return { server, port }
    } catch (error) {
      await server.stop()
      const portTaken = server.output().includes('could not bind')
      if (portTaken && options.port !== undefined) throw new Error(`Port ${port} is taken`, { cause: error })
      // After a kill, the old server's workers need a moment to notice.
      const workersLeft = server.output().includes('pre-existing shared memory block')
      if (attempt === ATTEMPTS || !(portTaken || workersLeft)) throw error
      if (workersLeft) await wait(250)
    }
  }
}

function settings(options: EmbeddedPostgresOptions): string[] {
  const values = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'lc_messages=C',
    'timezone=UTC',
    `max_connections=${options.maxConnections ?? 100}`,
    ...(options.durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  return values.flatMap((value) => ['-c', value])
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
