import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createDatabase, migrateDatabase, type Database } from '@guildhall/postgres'
import { createTestDatabase, postgresUrl, prepareTemplate } from '@guildhall/testing'

/** A suite's own database with the whole schema, on the shared server of the test run. */
export interface MigratedDatabase extends Database {
  /** Closes the pool and drops the database. */
  drop(): Promise<void>
}

/** A copy of a migrated template: a few dozen milliseconds each, however many migrations there are. */
export async function createMigratedDatabase(
  options: { readonly poolSize?: number; readonly statementTimeout?: number } = {},
): Promise<MigratedDatabase> {
  const server = await postgresUrl()
  const template = await prepareTemplate(server, `guildhall_template_${digestOfMigrations()}`, async (url) => {
    const database = createDatabase({ url })
    await migrateDatabase(database)
    await database.close()
  })
  const own = await createTestDatabase(server, { template })
  const database = createDatabase({ url: own.url, ...options })
  return {
    ...database,
    drop: async () => {
      await database.close()
      await own.drop()
    },
  }
}

const digestOfMigrations = (): string => {
  const hash = createHash('sha256')
  for (const folder of ['../../../migrations/src/', '../src/outbox/']) {
    const url = new URL(folder, import.meta.url)
    for (const name of readdirSync(url).toSorted()) hash.update(readFileSync(new URL(name, url)))
  }
  return hash.digest('hex').slice(0, 12)
}

export * from './people.ts'
export * from './hiring-fixture.ts'
export * from './query-plans.ts'
export * from './record-statements.ts'
export { createExpiredDataUnderTest as agedFactsIn } from './expired-data.ts'
