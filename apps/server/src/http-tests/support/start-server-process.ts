import { rm } from 'node:fs/promises'
import { createMigratedDatabase } from '@guildhall/postgres/testing'
import { spawnServer } from './spawn-server.ts'
import { makeDataDir, serverEnvironment } from './start-test-server.ts'
import { createTestSiteWithDatabase, type TestSiteWithDatabase } from './test-site.ts'

/** The product in a process of its own, so that the work of the test does not hold up its event loop. */
export interface TestServerProcess extends TestSiteWithDatabase {
  /** The longest delay of its event loop since the last call, in milliseconds. */
  longestStall(): Promise<number>
  /** Stops it and drops its database; throws if it logged an error. */
  stop(): Promise<void>
}

/** Starts the product without its web app and without rate limits, in a process of its own. */
export async function startServerProcess(): Promise<TestServerProcess> {
  const database = await createMigratedDatabase()
  const dataDir = await makeDataDir()
  const server = spawnServer({ ...serverEnvironment(database, dataDir), TEST_RATE_LIMITS: 'none' })
  const url = await server.ready
  const site = createTestSiteWithDatabase(url, database.knex)
  return {
    ...site,
    longestStall: async () => {
      const text = await (await site.request('/metrics')).text()
      const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]
      if (seconds === undefined) throw new Error('The server does not measure its event loop')
      return Number(seconds) * 1_000
    },
    async stop() {
      server.signal('SIGTERM')
      const { code } = await server.exited
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      const logged = server.output().replace(/^Guildhall is ready at .*\n/m, '')
      if (code !== 0 || logged !== '') throw new Error(`The server ended with ${code}; it logged:\n${logged}`)
    },
  }
}
