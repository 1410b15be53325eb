import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createMigratedDatabase } from '@guildhall/postgres/testing'
import { expect, it } from 'vitest'
import { spawnServer } from './support/spawn-server.ts'
import { makeDataDir, serverEnvironment } from './support/start-test-server.ts'
import { createTestSite } from './support/test-site.ts'

const run = promisify(execFile)
const COMMAND = join(import.meta.dirname, '../commands/migrate.ts')

// BASE-34
it('a process without the owner of the schema starts once the owner has migrated', { timeout: 120_000 }, async () => {
  const database = await createMigratedDatabase()
  const dataDir = await makeDataDir()
  const environment = serverEnvironment(database, dataDir)
  const { DATABASE_MIGRATION_URL: _, ...unprivileged } = environment
  const early = spawnServer(unprivileged)
  expect(await early.exited).toMatchObject({ code: 1 })
  expect(early.output()).toContain('migrations, which the role of DATABASE_URL cannot run: run `npm run migrate`')
  const { stdout } = await run(process.execPath, [COMMAND], { env: environment })
  expect(stdout).toBe('The database is migrated.\n')
  const server = spawnServer(unprivileged)
  expect((await createTestSite(await server.ready).request('/readyz')).status).toBe(200)
  server.signal('SIGTERM')
  expect(await server.exited).toEqual({ code: 0, signal: null })
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})
