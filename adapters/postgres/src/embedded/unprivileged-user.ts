import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/**
 * The user that PostgreSQL runs as: null (the current user) unless that is root, which it refuses; then the system's `postgres` user,
 * created if there is none.
 */
export async function findUnprivilegedUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  const existing = await findUser('postgres')
  if (existing) return existing
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'])
  } catch (error) {
    // Another process may have created it at the same moment; only its absence afterwards is a failure.
    const created = await findUser('postgres')
    if (created) return created
    throw new Error(
      'PostgreSQL does not run as root, and the user "postgres" could not be created: start as another user',
      {
        cause: error,
      },
    )
  }
  const made = await findUser('postgres')
  if (!made) throw new Error('The user "postgres" was created but cannot be found')
  return made
}

/** Whether this user can enter the folder or run the program, which requires access to every parent folder. */
export async function canReach(user: SystemUser, path: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'test -x "$1"', 'reach', path], { uid: user.uid, gid: user.gid, cwd: '/' })
    return true
  } catch {
    return false
  }
}

async function findUser(name: string): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}
