import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SecretKeys } from '@guildhall/node-crypto'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { createInvoiceAdmin } from '../../commands/invoice-admin.ts'
import { readInvoiceSettings } from '../../composition/open-product.ts'
import { openLogAndTracing } from '../../process/open-log-and-tracing.ts'
import { createProductClock } from '../../process/product-clock.ts'
import { readConfig } from '../../config/read-config.ts'
import { startGuildhall, type StartOptions } from '../../start-guildhall.ts'
import { createTestSiteWithDatabase, type TestSiteWithDatabase } from './test-site.ts'

/** The whole product in this process, on a database of its own that the test can access. */
export interface TestServer extends TestSiteWithDatabase {
  readonly dataDir: string
  /** Errors logged so far. */
  readonly logged: readonly string[]
  /** Changes an invoice, like the operator's command. */
  changeInvoice(change: 'markPaid' | 'void' | 'credit', number: string): Promise<void>
  /** Marks an invoice paid, like the operator's command. */
  markPaid(number: string): Promise<void>
  /** Stops the server and drops its database; throws if the server logged an error. */
  stop(): Promise<void>
}

type Environment = Readonly<Record<string, string>>
type ServerDatabase = Pick<MigratedDatabase, 'url' | 'applicationUrl'>

const TEST_SECRET_KEY = '5e'.repeat(32)
/** The key of every test server. */
export const testKeys: SecretKeys = [Buffer.from(TEST_SECRET_KEY, 'hex')]

/** The environment of every test server, in this process or another; without a database it runs its own. */
export const serverEnvironment = (database: ServerDatabase | null, dataDir: string): Environment => ({
  PORT: '0',
  ...(database === null ? {} : { DATABASE_URL: database.applicationUrl, DATABASE_MIGRATION_URL: database.url }),
  SECRET_KEY: TEST_SECRET_KEY,
  DATA_DIR: dataDir,
  SEED: 'none',
  VETTING: 'auto',
  DEV_TOOLS: 'on',
  LOG_LEVEL: 'error',
  LOG_FORMAT: 'json',
})

/** Of pino. */
const ERROR_LEVEL = 50

/** Removes a data folder; the embedded database of a server that was killed writes in it until it has stopped. */
export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 100, retryDelay: 10 })

/** Creates a data folder. */
export const makeDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'guildhall-http-'))

/** Practically unlimited, for suites that make thousands of calls. */
export const NO_RATE_LIMITS = {
  'sign-in': 1e9,
  read: 1e9,
  write: 1e9,
  upload: 1e9,
  search: 1e9,
  help: 1e9,
  analytics: 1e9,
} as const

/** Starts the product without its web app. */
export async function startTestServer(
  more: Environment = {},
  options: Partial<Pick<StartOptions, 'rateLimits' | 'progress' | 'sharedSearchMs'>> & {
    /** Receives all lines, of the level that `LOG_LEVEL` says. */
    readonly onLog?: (line: string) => void
  } = {},
): Promise<TestServer> {
  const database = await createMigratedDatabase()
  const dataDir = await makeDataDir()
  const logged: string[] = []
  const config = readConfig({ ...serverEnvironment(database, dataDir), ...more }, false)
  const write = (line: string): void => {
    options.onLog?.(line)
    const { level } = JSON.parse(line) as { readonly level: number }
    if (level >= ERROR_LEVEL) logged.push(line)
  }
  const { log, tracing } = await openLogAndTracing(config, { write })
  const guildhall = await startGuildhall(config, { log, tracing, progress: () => undefined, web: false, ...options })
  const changeInvoice: TestServer['changeInvoice'] = async (change, number) => {
    const clock = await createProductClock(join(dataDir, 'clock'))
    const admin = createInvoiceAdmin({
      clock,
      invoiceSettings: readInvoiceSettings(config),
      knex: database.knex,
      paymentRegions: config.paymentRegions,
    })
    const changed = await admin[change](number)
    if (!changed.ok) throw new Error(`${number}: ${change} is refused: ${changed.problem}`)
  }
  return {
    ...createTestSiteWithDatabase(guildhall.url, database.knex),
    dataDir,
    logged,
    changeInvoice,
    markPaid: (number) => changeInvoice('markPaid', number),
    async stop() {
      await guildhall.stop()
      await tracing.stop(1_000)
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      if (logged.length > 0) throw new Error(`The server logged errors:\n${logged.join('')}`)
    },
  }
}
