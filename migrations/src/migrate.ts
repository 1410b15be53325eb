import type { Knex } from 'knex'
import { migrations } from './list.ts'
import type { Migration } from './migration.ts'

/** Migrations as values, so that any process can run them without scanning folders. */
const source: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => migration,
}

const options: Knex.MigratorConfig = { migrationSource: source, tableName: 'schema_migrations' }

/** Key of the advisory lock: only its holder changes the schema. */
const LOCK = 4_711_202_611

/**
 * Migrates the schema; returns the names of the applied migrations. Processes that start together wait for
 * each other: the first migrates, the others have nothing left to do.
 */
export async function migrateToLatest(knex: Knex): Promise<readonly string[]> {
  return locked(knex, async () => {
    const [, names] = (await knex.migrate.latest(options)) as [number, string[]]
    return names
  })
}

/** Reverts all migrations, newest first. All data is lost. */
export async function rollbackAll(knex: Knex): Promise<readonly string[]> {
  return locked(knex, async () => {
    const [, names] = (await knex.migrate.rollback(options, true)) as [number, string[]]
    return names
  })
}

/** The lock is held by a transaction: unlike a lock row, it is released if the process dies. */
async function locked<T>(knex: Knex, work: () => Promise<T>): Promise<T> {
  return knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
    await knex.migrate.forceFreeMigrationsLock(options)
    return work()
  })
}
