import type { Knex } from 'knex'
import { migrations } from './list.ts'
import type { Migration } from './migration.ts'

/** Migrations as values, so that any process runs them without scanning folders. */
const source: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => migration,
}

const options: Knex.MigratorConfig = { migrationSource: source, tableName: 'schema_migrations' }

/** Any fixed number: whoever holds it is the one process that changes the schema. */
const LOCK = 4_711_202_611

/**
 * Brings the schema up to date; answers the names of the steps that were missing. Processes that start together wait for
 * one another: the first migrates, the others find nothing left to do.
 */
export async function migrateToLatest(knex: Knex): Promise<readonly string[]> {
  return locked(knex, async () => {
    const [, names] = (await knex.migrate.latest(options)) as [number, string[]]
    return names
  })
}

/** Takes every step back, newest first. All data goes. */
export async function rollbackAll(knex: Knex): Promise<readonly string[]> {
  return locked(knex, async () => {
    const [, names] = (await knex.migrate.rollback(options, true)) as [number, string[]]
    return names
  })
}

/** The lock lives as long as its transaction: a process that dies half-way leaves none behind, unlike a row that says "locked". */
async function locked<T>(knex: Knex, work: () => Promise<T>): Promise<T> {
  return knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
    await knex.migrate.forceFreeMigrationsLock(options)
    return work()
  })
}
