import { findUuids } from './rewrite.ts'
import type { TestSiteWithDatabase } from './test-site.ts'

/** All rows as text, by table. */
export type StoredRows = ReadonlyMap<string, ReadonlySet<string>>

/** Logs of attempts and migrations, and what changes by the clock, which have no owner. */
const IGNORED_TABLES = [
  'scheduled_work',
  'index_comparisons',
  'login_failures',
  'operator_code_failures',
  'rate_limits',
  'verification_mails',
  'knex_migrations',
  'knex_migrations_lock',
]

/** Reads all tables. */
export async function readStoredRows({ knex }: TestSiteWithDatabase): Promise<StoredRows> {
  const { rows: tables } = await knex.raw<{ rows: readonly { name: string }[] }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names = tables.map(({ name }) => name).filter((name) => !IGNORED_TABLES.includes(name))
  const contents = names.map(async (name) => {
    const { rows } = await knex.raw<{ rows: readonly { row: string }[] }>('select row::text as row from ?? as row', [
      name,
    ])
    return [name, new Set(rows.map(({ row }) => row))] as const
  })
  return new Map(await Promise.all(contents))
}

/** Every UUID in the rows, with the tables that contain it. */
export function indexIds(rows: StoredRows): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>()
  for (const [table, texts] of rows) {
    for (const uuid of [...texts].flatMap(findUuids)) ids.set(uuid, (ids.get(uuid) ?? new Set()).add(table))
  }
  return ids
}

/** Describes the rows that were changed or removed. */
export const listChangedRows = (before: StoredRows, after: StoredRows): readonly string[] =>
  [...before].flatMap(([table, rows]) =>
    [...rows].filter((row) => after.get(table)?.has(row) !== true).map((row) => `${table}: ${row}`),
  )

/** Describes the rows that were added and contain one of these ids. */
export const listAddedRows = (ids: ReadonlySet<string>, before: StoredRows, after: StoredRows): readonly string[] =>
  [...after].flatMap(([table, rows]) =>
    [...rows]
      .filter((row) => before.get(table)?.has(row) !== true && findUuids(row).some((uuid) => ids.has(uuid)))
      .map((row) => `${table}: ${row}`),
  )
