import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readFile, rename, rm, stat, symlink, writeFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SHARED_FOLDER, type PostgresBinaries } from './postgres-binaries.ts'
import { canReach, type SystemUser } from './unprivileged-user.ts'

const run = promisify(execFile)
const MAJOR_VERSION = '18'

export const SUPERUSER = 'guildhall'

export interface ClusterFolder {
  /** PostgreSQL's own data directory. */
  readonly path: string
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
  const home = await findReachableHome(dataDir, user, log)
  const path = join(home, 'cluster')
  const passwordFile = join(home, 'password')
  const version = await readFile(join(path, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (user) await chown(passwordFile, user.uid, user.gid)
    await initialise(path, passwordFile, binaries, user, durable)
  } else if (version.trim() !== MAJOR_VERSION) {
    throw new Error(`${path} was written by PostgreSQL ${version.trim()}, and this is PostgreSQL ${MAJOR_VERSION}`)
  }
  return { path, password: (await readFile(passwordFile, 'utf8')).trim() }
}

async function initialise(
  path: string,
  passwordFile: string,
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
    `--pgdata=${unfinished}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
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
    cwd: '/',
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

/**
 * The folder of cluster and password: the data folder itself, or, if the `postgres` user has no access to its parent folders, one
 * elsewhere that root owns, with a link to it in the data folder.
 */
async function findReachableHome(
  dataDir: string,
  user: SystemUser | null,
  log: (line: string) => void,
): Promise<string> {
  const link = join(dataDir, 'elsewhere')
  const elsewhere = await realpath(link).catch(() => null)
  if (elsewhere) return elsewhere
  if (!user) return dataDir
  const mode = (await stat(dataDir)).mode & 0o777
  if ((mode & 0o011) !== 0o011) await chmod(dataDir, mode | 0o011)
  if (await canReach(user, dataDir)) return dataDir
  const created = join(SHARED_FOLDER, `data-${randomBytes(8).toString('hex')}`)
  await mkdir(created, { recursive: true, mode: 0o755 })
  await rm(link, { force: true })
  await symlink(created, link)
  log(`The user "postgres" cannot reach ${dataDir}: the database is kept in ${created}`)
  return created
}
