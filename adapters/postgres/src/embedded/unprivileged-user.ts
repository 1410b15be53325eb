import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/**
 * Who PostgreSQL runs as: null (ourselves) unless we are root, which it refuses; then the system's `postgres` user, made
 * where there is none.
 */
export async function unprivilegedUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  const existing = await lookUp('postgres')
  if (existing) return existing
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'])
  } catch (error) {
    // Another process may have made it at the same moment; only its absence afterwards is a failure.
    const made = await lookUp('postgres')
    if (made) return made
    throw new Error('PostgreSQL does not run as root, and no user "postgres" could be made: start as another user', {
      cause: error,
    })
  }
  const made = await lookUp('postgres')
  if (!made) throw new Error('The user "postgres" was made but cannot be looked up')
  return made
}

/** Whether this user can enter the folder or run the program, which takes passing every folder above it. */
export async function canReach(user: SystemUser, path: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'test -x "$1"', 'reach', path], { uid: user.uid, gid: user.gid, cwd: '/' })
    return true
  } catch {
    return false
  }
}

async function lookUp(name: string): Promise<SystemUser | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}
