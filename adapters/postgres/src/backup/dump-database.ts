import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackupTable, DatabaseManifest } from './backup-manifest.ts'

/** One reading of a database: everything in it is of the same instant. */
export interface DatabaseDump {
  readonly manifest: DatabaseManifest
  /** The rows of a table, in PostgreSQL's own text format. */
  read(table: BackupTable): AsyncIterable<Uint8Array>
  /** The names of stored files, and whether each is an archive that was made for somebody. */
  listFiles(): AsyncIterable<{ readonly name: string; readonly isExport: boolean }>
  close(): Promise<void>
}

/** Tables of the migrations, which a restore makes itself, and what lives only while the product runs. */
const TABLES = `
  select n.nspname as schema, c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not like 'schema\\_migrations%' and (n.nspname, c.relname) <> ('pgboss', 'version')
  order by n.nspname desc, c.relname`

const SEQUENCES = `
  select schemaname as schema, sequencename as name, last_value::text as last
  from pg_sequences where schemaname in ('public', 'pgboss') and last_value is not null order by 1, 2`

/** When the first migration ran. */
export const ORIGIN = `
  select min(migration_time)::text as origin from schema_migrations`

const FILES_AT_ONCE = 1_000

/**
 * Reads a database in one transaction, while others change it. By our own code: the embedded PostgreSQL brings no pg_dump, and that of a
 * machine is often older than the server. Rule: BASE-40.
 */
export async function openDump(url: string): Promise<DatabaseDump> {
  const client = new pg.Client({ connectionString: url, application_name: 'guildhall-backup' })
  await client.connect()
  const select = async <Row>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
    (await client.query(sql, [...values])).rows as Row[]
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const applied = await select<{ name: string }>('select name from schema_migrations order by id')
    const [first] = await select<{ origin: string }>(ORIGIN)
    const manifest: DatabaseManifest = {
      origin: first?.origin ?? '',
      migrations: applied.map(({ name }) => name),
      tables: (await select<BackupTable>(TABLES)).filter(({ columns }) => columns !== null),
      sequences: await select<DatabaseManifest['sequences'][number]>(SEQUENCES),
    }
    return {
      manifest,
      read: (table) => client.query(copyTo(`copy ${selection(table)} to stdout`)),
      listFiles: async function* () {
        for (let after = ''; ;) {
          const rows = await select<{ name: string; isExport: boolean }>(
            `select name, exists (select 1 from data_exports e where e.uuid = n.file_uuid) as "isExport"
             from file_names n where name > $1 order by name limit ${FILES_AT_ONCE}`,
            [after],
          )
          const last = rows.at(-1)
          if (last === undefined) return
          yield* rows
          after = last.name
        }
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** A query, as a partitioned table has no rows of its own to copy. */
const selection = (table: BackupTable): string =>
  `(select ${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')} from ${nameOf(table)})`

/** The name of a table in a statement. */
export const nameOf = ({ name, schema }: Pick<BackupTable, 'name' | 'schema'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
