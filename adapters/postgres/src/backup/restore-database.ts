import { pipeline } from 'node:stream/promises'
import { ERASED_DOMAIN } from '@guildhall/domain/identity'
import { dropEverything, isMigrated, migrateTo } from '@guildhall/migrations'
import type { Knex } from 'knex'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { createDatabase, type Database } from '../database/create-database.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { selectRows } from '../database/select-rows.ts'
import { installJobQueue } from '../outbox/job-queue.ts'
import { createWorkSchedule } from '../outbox/work-schedule.ts'
import type { BackupTable, DatabaseManifest } from './backup-manifest.ts'
import { nameOf, ORIGIN } from './dump-database.ts'

/** The rows of the tables of a backup, table by table. */
export type BackupRows = AsyncIterable<{ readonly table: BackupTable; readonly rows: AsyncIterable<Uint8Array> }>

export interface RestoredDatabase {
  /** Accounts that the replaced database did not have any more: they are erased again. Null where it was another one, or empty. */
  readonly erasedAgain: number | null
}

/** What the product does as soon as it runs on a restored database. */
const WORK_AT_ONCE = ['erase-accounts', 'apply-retention', 'remove-unverified-accounts', 'tidy-files', 'rebuild-index']
/** Older than every period within which a deletion can be taken back. */
const LONG_AGO = '2000-01-01T00:00:00Z'

/** Whether a database has accounts. */
export async function hasAccounts(url: string): Promise<boolean> {
  return withOwner(url, async ({ knex }) => {
    if (!(await isMigrated(knex))) return false
    const [row] = await selectRows<{ found: boolean }>(knex, 'select exists (select 1 from accounts) as found')
    return row?.found === true
  })
}

/**
 * Replaces a database by that of a backup: everything in it is dropped, the schema is made as it was then, filled in one transaction, and
 * migrated. Accounts that the replaced database, if it is a later state of the same one, had erased since are marked, and erased as soon as the
 * product runs. Rules: BASE-42, BASE-43.
 */
export async function restoreDatabase(
  url: string,
  manifest: DatabaseManifest,
  tables: BackupRows,
): Promise<RestoredDatabase> {
  return withOwner(url, async (database) => {
    const { knex } = database
    const isSame = (await isMigrated(knex)) && (await readOrigin(knex)) === manifest.origin
    const before = isSame ? { accounts: await listAccounts(knex), admins: await listAdmins(knex) } : null
    await dropEverything(knex)
    await migrateTo(knex, manifest.migrations)
    await installJobQueue(knex)
    await load(url, manifest, tables)
    await migrateDatabase(database)
    // Together: what counts as the same database has the marks, too, wherever a restore is interrupted.
    const erasedAgain = await knex.transaction(async (trx) => {
      await trx.raw(
        'update schema_migrations set migration_time = cast(? as timestamptz) where migration_time = (select min(migration_time) from schema_migrations)',
        [manifest.origin],
      )
      return before === null ? null : markErased(trx, before)
    })
    const schedule = createWorkSchedule(knex)
    for (const name of WORK_AT_ONCE) await schedule.start(name)
    return { erasedAgain }
  })
}

const withOwner = async <Value>(url: string, work: (database: Database) => Promise<Value>): Promise<Value> => {
  const database = createDatabase({ url, poolSize: 3, statementTimeout: 0, applicationName: 'guildhall-restore' })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const readOrigin = async (knex: Knex): Promise<string | undefined> =>
  (await selectRows<{ origin: string }>(knex, ORIGIN))[0]?.origin

/**
 * Accounts that are neither erased, of which a row without a name is left where conversations stay, nor marked by an earlier restore, since
 * when the product has not run.
 */
const listAccounts = async (knex: Knex): Promise<ReadonlySet<string>> => {
  const rows = await selectRows<{ uuid: string }>(
    knex,
    `select uuid from accounts where email not like :erased
       and deletion_requested_at is distinct from cast(:marked as timestamptz)`,
    { erased: `%${ERASED_DOMAIN}`, marked: LONG_AGO },
  )
  return new Set(rows.map(({ uuid }) => uuid))
}

const listAdmins = async (knex: Knex): Promise<readonly string[]> => {
  const rows = await selectRows<{ uuid: string }>(
    knex,
    `select account_uuid as uuid from company_members where role = 'admin'`,
  )
  return rows.map(({ uuid }) => uuid)
}

interface Replaced {
  readonly accounts: ReadonlySet<string>
  /** Whoever was an admin of their company. */
  readonly admins: readonly string[]
}

/** A team that somebody left by the deletion of their account has the admins of the replaced state, too: a sole admin had named a successor. */
const KEEP_SUCCESSORS = `
  update company_members set role = 'admin' where account_uuid = any(:admins)
    and company_uuid in (select company_uuid from company_members where account_uuid = any(:erased))`

const markErased = async (knex: Knex, { accounts, admins }: Replaced): Promise<number> => {
  const erased = [...(await listAccounts(knex))].filter((uuid) => !accounts.has(uuid))
  await knex('accounts').whereIn('uuid', erased).update({ deletionRequestedAt: LONG_AGO })
  await selectRows(knex, KEEP_SUCCESSORS, { admins, erased })
  return erased.length
}

/** Fills the tables in one transaction, in any order: foreign keys are taken off, and added again over the rows, which checks them. */
async function load(url: string, { sequences }: DatabaseManifest, tables: BackupRows): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'guildhall-restore' })
  await client.connect()
  try {
    await client.query('begin')
    const keys = await takeOffForeignKeys(client)
    const emptied = await emptyTables(client)
    for await (const { rows, table } of tables) {
      const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
      await pipeline(rows, client.query(copyFrom(`copy ${nameOf(table)} (${columns}) from stdin`)))
    }
    for (const sequence of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [nameOf(sequence), sequence.last])
    for (const { definition, key, name } of keys)
      await client.query(`alter table ${name} add constraint ${pg.escapeIdentifier(key)} ${definition}`)
    for (const name of emptied) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

interface ForeignKey {
  readonly name: string
  readonly key: string
  readonly definition: string
}

const takeOffForeignKeys = async (client: pg.Client): Promise<readonly ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as name, conname as key, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  for (const { key, name } of rows)
    await client.query(`alter table ${name} drop constraint ${pg.escapeIdentifier(key)}`)
  return rows
}

/** Also of the rows that the migrations have added. Their triggers stay off until the rows are in. */
const emptyTables = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not like 'schema\\_migrations%' and c.oid <> 'pgboss.version'::regclass`,
  )
  const names = rows.map(({ name }) => name)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  return names
}
