import type { Knex } from 'knex'
import { snakeCaseMappers } from 'objection'

const mappers = snakeCaseMappers()

/**
 * Inserts many rows into one table with one statement, for seeding and imports. Rows are camel-case objects that all have the same
 * fields; they are passed as JSON, so lists become arrays of the column's type and instants timestamps.
 */
export async function insertRows(knex: Knex, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(mappers.format(first))
    .map((column) => `"${column}"`)
    .join(', ')
  await knex.raw(
    `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", cast(:rows as json))`,
    { rows: JSON.stringify(rows.map((row) => mappers.format(row))) },
  )
}
