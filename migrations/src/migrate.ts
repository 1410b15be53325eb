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

/** Whether the database has a schema of ours. */
export const isMigrated = (knex: Knex): Promise<boolean> => knex.schema.hasTable('schema_migrations')

/** Migrations of these names that this version of the product does not have. */
export const listUnknown = (names: readonly string[]): readonly string[] => {
  const known = new Set(migrations.map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}

/** Makes the schema of an empty database as it was when these migrations were the last. */
export async function migrateTo(knex: Knex, names: readonly string[]): Promise<void> {
  const wanted = new Set(names)
  const getMigrations = async (): Promise<Migration[]> => migrations.filter(({ name }) => wanted.has(name))
  await locked(knex, () => knex.migrate.latest({ ...options, migrationSource: { ...source, getMigrations } }))
}

/** Empties the database: drops our tables with all rows, and the job queue. */
export async function dropEverything(knex: Knex): Promise<void> {
  if (await isMigrated(knex)) {
    const { rows } = await knex.raw<{ rows: { name: string }[] }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'schema\\_migrations%'`,
    )
    // Some tables refuse to be emptied, and some migrations cannot be reverted over rows.
    for (const { name } of rows) await knex.raw(`alter table ${name} disable trigger user`)
    if (rows.length > 0) await knex.raw(`truncate ${rows.map(({ name }) => name).join(', ')}`)
    await rollbackAll(knex)
    await knex.schema.dropTable('schema_migrations').dropTable('schema_migrations_lock')
  }
  await knex.raw('drop schema if exists pgboss cascade')
}

/** The lock is held by a transaction: unlike a lock row, it is released if the process dies. */
async function locked<T>(knex: Knex, work: () => Promise<T>): Promise<T> {
  return knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
    await knex.migrate.forceFreeMigrationsLock(options)
    return work()
  })
}
