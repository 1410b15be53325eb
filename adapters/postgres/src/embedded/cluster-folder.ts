import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { stopOrphanedPostmaster } from './orphaned-postmaster.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { canReach, type SystemUser } from './unprivileged-user.ts'

const run = promisify(execFile)
const MAJOR_VERSION = '18'

export const SUPERUSER = 'guildhall'

export interface ClusterFolder {
  /** PostgreSQL's own data directory, and where it must be started. */
  readonly path: string
  /** The same for PostgreSQL, which may not reach its path. */
  readonly ownPath: string
  readonly password: string
}

/** Opens the cluster in the data folder, initialising it the first time; an unfinished initialisation is discarded and started again. */
export async function openCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  user: SystemUser | null,
  durable: boolean,
  log: (line: string) => void,
): Promise<ClusterFolder> {
  await bringBack(dataDir, log)
  if (user) await letThrough(dataDir)
  const path = join(dataDir, 'cluster')
  const passwordFile = join(dataDir, 'password')
  const version = await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (user) await chown(passwordFile, user.uid, user.gid)
    await initialise(path, binaries, user, durable)
  } else if (version.trim() !== MAJOR_VERSION) {
    throw new Error(`${path} was written by PostgreSQL ${version.trim()}, and this is PostgreSQL ${MAJOR_VERSION}`)
  }
  return { path, ownPath: await pathFor(user, path), password: (await readFile(passwordFile, 'utf8')).trim() }
}

async function initialise(
  path: string,
  binaries: PostgresBinaries,
  user: SystemUser | null,
  durable: boolean,
): Promise<void> {
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  if (user) await chown(unfinished, user.uid, user.gid)
  // Text is compared by code point, the same on every machine; lc-ctype only tells full text search what a letter is.
  const args = [
    `--pgdata=${await pathFor(user, unfinished)}`,
    `--username=${SUPERUSER}`,
    '--pwfile=../password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${await findUnicodeCharacterType()}`,
    '--text-search-config=english',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  await run(binaries.initdb, args, {
    cwd: unfinished,
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  })
  await rename(unfinished, path)
}

async function findUnicodeCharacterType(): Promise<string> {
  const { stdout } = await run('locale', ['-a']).catch(() => ({ stdout: '' }))
  const locales = stdout.split('\n').map((line) => line.trim())
  return (
    locales.find((name) => /^(C|en_US)\.utf-?8$/i.test(name)) ?? locales.find((name) => /\.utf-?8$/i.test(name)) ?? 'C'
  )
}

/** The `postgres` user opens the cluster in it. */
async function letThrough(dataDir: string): Promise<void> {
  const mode = (await stat(dataDir)).mode & 0o777
  if ((mode & 0o011) !== 0o011) await chmod(dataDir, mode | 0o011)
}

/**
 * The path by which PostgreSQL finds a folder that it is started in. Its user may have no access to the folders above, as under /root; Linux
 * lets a process have its own folder by another name, whatever is above it.
 */
async function pathFor(user: SystemUser | null, path: string): Promise<string> {
  if (!user || (await canReach(user, path))) return path
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new Error(`The user "postgres" cannot reach ${path}: start as another user, or set DATA_DIR`)
}

/** Moves a cluster into the data folder that an earlier version kept elsewhere, behind a link. What an interruption left is continued. */
async function bringBack(dataDir: string, log: (line: string) => void): Promise<void> {
  const link = join(dataDir, 'elsewhere')
  const elsewhere = await realpath(link).catch(() => null)
  if (elsewhere === null) return
  await stopOrphanedPostmaster(join(elsewhere, 'cluster'), log)
  for (const name of ['password', 'cluster']) {
    const from = join(elsewhere, name)
    if ((await stat(from).catch(() => null)) === null) continue
    const unfinished = join(dataDir, `${name}.moving`)
    await rm(unfinished, { recursive: true, force: true })
    // Keeps the owner, on another disk too.
    await run('mv', [from, unfinished])
    await rename(unfinished, join(dataDir, name))
  }
  await rm(elsewhere, { recursive: true, force: true })
  await rm(link)
  log(`The database was moved from ${elsewhere} to ${dataDir}`)
}
