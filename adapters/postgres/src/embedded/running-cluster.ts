import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SUPERUSER } from './cluster-folder.ts'
import { isProcessAlive } from './process-identity.ts'

const DATABASE = 'guildhall'

/** PostgreSQL writes its process number and its port into these lines of postmaster.pid. */
const PID_LINE = 0
const PORT_LINE = 3

/**
 * The address of the embedded PostgreSQL that another process runs on this data folder, null where none runs: for commands beside the
 * running product.
 */
export async function runningClusterUrl(dataDir: string): Promise<string | null> {
  for (const home of [resolve(dataDir, 'elsewhere'), resolve(dataDir)]) {
    const written = await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8').catch(() => null)
    const password = await readFile(join(home, 'password'), 'utf8').catch(() => null)
    if (written === null || password === null) continue
    const lines = written.split('\n')
    const port = Number(lines[PORT_LINE])
    if (!isProcessAlive(Number(lines[PID_LINE])) || !Number.isInteger(port)) continue
    return `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${port}/${DATABASE}`
  }
  return null
}
