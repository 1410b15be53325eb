import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createApplicationRole, createDatabase, migrateDatabase, type Database } from '@guildhall/postgres'
import { createTestDatabase, postgresUrl, prepareTemplate } from '@guildhall/testing'

/** Of a test server's databases. */
const APPLICATION_ROLE = 'guildhall_test_app'

/** A suite's own database with the whole schema, on the shared server of the test run. */
export interface MigratedDatabase extends Database {
  /** The address with a role that has the rights of the product, once they are granted. */
  readonly applicationUrl: string
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
    await createApplicationRole(database.knex, APPLICATION_ROLE, APPLICATION_ROLE)
    await database.close()
  })
  const own = await createTestDatabase(server, { template })
  const applicationUrl = new URL(own.url)
  applicationUrl.username = APPLICATION_ROLE
  applicationUrl.password = APPLICATION_ROLE
  const database = createDatabase({ url: own.url, ...options })
  return {
    ...database,
    applicationUrl: applicationUrl.href,
    drop: async () => {
      await database.close()
      await own.drop()
    },
  }
}

const digestOfMigrations = (): string => {
  const hash = createHash('sha256').update(APPLICATION_ROLE)
  for (const folder of ['../../../migrations/src/', '../src/outbox/']) {
    const url = new URL(folder, import.meta.url)
    for (const name of readdirSync(url).toSorted()) hash.update(readFileSync(new URL(name, url)))
  }
  return hash.digest('hex').slice(0, 12)
}

export * from './empty-tables.ts'
export * from './failed-jobs.ts'
export * from './people.ts'
export * from './hiring-fixture.ts'
export * from './query-plans.ts'
export * from './count-read-jobs.ts'
export * from './scheduled-work.ts'
export * from './record-statements.ts'
export { createExpiredDataUnderTest as agedFactsIn } from './expired-data.ts'
export * from './worker-fixture.ts'
