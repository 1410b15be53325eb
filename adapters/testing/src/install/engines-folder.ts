import { DataFolderInUse, lockDataFolder } from '@guildhall/postgres/embedded'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Where engines are installed: `.engines` at the root of the repository, which git ignores. */
export const enginesFolder = fileURLToPath(new URL('../../../../.engines/', import.meta.url))

/** Runs the work under a lock per engine, so that only one process installs it. */
export async function whileInstalling<T>(engine: string, work: () => Promise<T>): Promise<T> {
  await mkdir(enginesFolder, { recursive: true })
  const release = await acquireLock(join(enginesFolder, `${engine}.lock`))
  try {
    return await work()
  } finally {
    await release()
  }
}

async function acquireLock(file: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockDataFolder(file)
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error
      await wait(250)
    }
  }
}
