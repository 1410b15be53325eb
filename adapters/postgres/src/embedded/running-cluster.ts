import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SUPERUSER } from './cluster-folder.ts'
import { isProcessAlive } from './process-identity.ts'

const DATABASE = 'guildhall'

/** PostgreSQL writes its process id and its port into these lines of postmaster.pid. */
const PID_LINE = 0
const PORT_LINE = 3

/**
 * The URL of the embedded PostgreSQL that another process runs on this data folder, or null: for commands that work beside the running
 * product.
 */
export async function findRunningClusterUrl(dataDir: string): Promise<string | null> {
  const home = resolve(dataDir)
  const pidFile = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => null)
  const password = await readFile(join(home, 'password'), 'utf8').catch(() => null)
  if (pidFile === null || password === null) return null
  const lines = pidFile.split('\n')
  const port = Number(lines[PORT_LINE])
  if (!isProcessAlive(Number(lines[PID_LINE])) || !Number.isInteger(port)) return null
  return `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${port}/${DATABASE}`
}
