import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataFolderInUse, lockDataFolder } from '@guildhall/postgres/embedded'
import { type Engines, startStores } from './engines.ts'

/** Commands of the product that also know the engines of a cluster. */
export const PRODUCT_COMMANDS: readonly string[] = ['backup', 'restore']

interface ClusterFolder {
  readonly dataDir: string
  readonly lockFile: string
}

const fileOf = (dataDir: string): string => join(dataDir, 'engines.json')

/** Tells commands where the engines of a running cluster are; returns how to take that back. */
export async function publishEngines(
  dataDir: string,
  environment: Engines['environment'],
): Promise<() => Promise<void>> {
  const file = fileOf(dataDir)
  // One that was killed has left its own.
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify(environment), { mode: 0o600 })
  return () => rm(file, { force: true })
}

/** Runs a command of the product with the database and files of a cluster, whether it runs or not; returns its exit code. Rule: BASE-58. */
export async function runProductCommand(
  command: string,
  args: readonly string[],
  folder: ClusterFolder,
): Promise<number> {
  const engines = await openStores(folder)
  try {
    const program = join(import.meta.dirname, `../../server/src/commands/${command}.ts`)
    const env = { ...process.env, ...engines.environment, DATA_DIR: folder.dataDir }
    const [code] = await once(spawn(process.execPath, [program, ...args], { env, stdio: 'inherit' }), 'exit')
    return typeof code === 'number' ? code : 1
  } finally {
    await engines.stop()
  }
}

/** Those of the running cluster, or else its stores, started for this command alone. Throws `DataFolderInUse` while it starts. */
async function openStores({ dataDir, lockFile }: ClusterFolder): Promise<Engines> {
  await mkdir(dataDir, { recursive: true })
  try {
    const release = await lockDataFolder(lockFile)
    const stores = await startStores(dataDir, process.env).catch(async (error: unknown) => {
      await release()
      throw error
    })
    return { ...stores, stop: () => stores.stop().then(release) }
  } catch (error) {
    const text = error instanceof DataFolderInUse ? await readFile(fileOf(dataDir), 'utf8').catch(() => null) : null
    if (text === null) throw error
    return { environment: JSON.parse(text) as Engines['environment'], stop: async () => undefined }
  }
}
