import { uuidsIn } from './rewrite.ts'
import type { OpenSite } from './test-site.ts'

/** Every row of every table of the product, as text, by table. */
export type StoredRows = ReadonlyMap<string, ReadonlySet<string>>

/** What counts attempts, uses and releases, and belongs to nobody. */
const LEDGERS = ['login_failures', 'verification_mails', 'knex_migrations', 'knex_migrations_lock']

/** Reads all that the product knows. */
export async function storedRows({ knex }: OpenSite): Promise<StoredRows> {
  const { rows: tables } = await knex.raw<{ rows: readonly { name: string }[] }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const names = tables.map(({ name }) => name).filter((name) => !LEDGERS.includes(name))
  const contents = names.map(async (name) => {
    const { rows } = await knex.raw<{ rows: readonly { row: string }[] }>('select row::text as row from ?? as row', [
      name,
    ])
    return [name, new Set(rows.map(({ row }) => row))] as const
  })
  return new Map(await Promise.all(contents))
}

/** Every UUID that stands in the rows, with the tables that it stands in. */
export function idsOf(rows: StoredRows): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>()
  for (const [table, texts] of rows) {
    for (const uuid of [...texts].flatMap(uuidsIn)) ids.set(uuid, (ids.get(uuid) ?? new Set()).add(table))
  }
  return ids
}

/** The rows that are no longer as they were, in words. */
export const changedRows = (before: StoredRows, after: StoredRows): readonly string[] =>
  [...before].flatMap(([table, rows]) =>
    [...rows].filter((row) => after.get(table)?.has(row) !== true).map((row) => `${table}: ${row}`),
  )

/** The rows that were added since and speak of one of these ids, in words. */
export const rowsAbout = (ids: ReadonlySet<string>, before: StoredRows, after: StoredRows): readonly string[] =>
  [...after].flatMap(([table, rows]) =>
    [...rows]
      .filter((row) => before.get(table)?.has(row) !== true && uuidsIn(row).some((uuid) => ids.has(uuid)))
      .map((row) => `${table}: ${row}`),
  )
