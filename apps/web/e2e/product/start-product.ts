import { createTestDatabase, startNats, startOpenSearch, startPostgres } from '@guildhall/testing'
import { makeDataFolder, runCommand, startServer } from './server-process.ts'

/** How the product runs: in one process, or in two processes with separate engines. */
export type Topology = 'embedded' | 'served'

/** The addresses for each side; both are the same in one process. */
export interface Product {
  readonly employers: string
  readonly contractors: string
  /** Runs `npm run invoices` with these arguments, as the operator would; returns the output. */
  invoices(...words: readonly string[]): Promise<string>
  stop(): Promise<void>
}

const CONTRACTORS = 120

export const startProduct = (topology: Topology, contractors = CONTRACTORS): Promise<Product> =>
  topology === 'embedded' ? startEmbedded(String(contractors)) : startServed(String(contractors))

/** Sets only the data folder and the size of the market; GUILDHALL_URL names a product that is already running. */
async function startEmbedded(seed: string): Promise<Product> {
  const running = process.env['GUILDHALL_URL']
  if (running) {
    const env = { DATA_DIR: process.env['DATA_DIR'] ?? '.data' }
    const invoices = (...words: readonly string[]) => runCommand('invoices', env, words)
    return { employers: running, contractors: running, invoices, stop: async () => undefined }
  }
  const folder = await makeDataFolder()
  const server = await startServer({ DATA_DIR: folder.path, SEED: seed })
  const stop = async (): Promise<void> => {
    await server.stop()
    await folder.remove()
  }
  const invoices = (...words: readonly string[]) => runCommand('invoices', { DATA_DIR: folder.path }, words)
  return { employers: server.url, contractors: server.url, invoices, stop }
}

/** Two processes that share only PostgreSQL, OpenSearch, NATS and the folder for files and mail. */
async function startServed(seed: string): Promise<Product> {
  const closing: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close()
  }
  try {
    const engines = await Promise.all([startPostgres(), startOpenSearch(), startNats()])
    closing.push(...engines.map((engine) => engine.stop))
    const [postgres, openSearch, nats] = engines
    const database = await createTestDatabase(postgres.url)
    closing.push(database.drop)
    const folder = await makeDataFolder()
    closing.push(folder.remove)
    const env = {
      DATABASE_URL: database.url,
      OPENSEARCH_URL: openSearch.url,
      NATS_URL: nats.url,
      DATA_DIR: folder.path,
      SEED: seed,
      VETTING: 'auto',
      DEV_TOOLS: 'on',
    }
    const employers = await startServer(env)
    closing.push(employers.stop)
    const contractors = await startServer(env)
    closing.push(contractors.stop)
    const invoices = (...words: readonly string[]) => runCommand('invoices', env, words)
    return { employers: employers.url, contractors: contractors.url, invoices, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
