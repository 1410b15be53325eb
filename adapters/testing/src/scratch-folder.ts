import { isProcessAlive } from '@guildhall/postgres/embedded'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'guildhall-engine-'

export interface ScratchFolder {
  readonly path: string
  remove(): Promise<void>
}

/** Creates a folder for one engine's data, and removes those of killed runs. */
export async function scratchFolder(): Promise<ScratchFolder> {
  await sweep()
  const path = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // PostgreSQL started by root runs as another user, who needs access to the folder.
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN
    if (Number.isNaN(pid) || isProcessAlive(pid)) continue
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}
