import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { candidateDocument } from '@guildhall/domain/testing'
import { createPostgresCandidateIndex } from '@guildhall/postgres'
import { createMigratedDatabase } from '@guildhall/postgres/testing'
import { expect, it } from 'vitest'
import { makeDataDir, removeDataDir, serverEnvironment } from './support/start-test-server.ts'

const run = promisify(execFile)
const COMMAND = join(import.meta.dirname, '../commands/reindex.ts')

// SRCH-102
it('reindexing leaves nobody in the index who is not in the market', async () => {
  const database = await createMigratedDatabase()
  const dataDir = await makeDataDir()
  const index = createPostgresCandidateIndex({ knex: database.knex })
  await index.put([candidateDocument(1)])
  const env = { ...serverEnvironment(database, dataDir), DATABASE_URL: database.url }
  const { stdout } = await run(process.execPath, [COMMAND], { env })
  expect(stdout).toContain('The index is built: 0 people can be found.')
  expect(await index.count()).toBe(0)
  await database.drop()
  await removeDataDir(dataDir)
})
