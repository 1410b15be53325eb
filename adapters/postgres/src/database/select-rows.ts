import type { Knex } from 'knex'
import { snakeCaseMappers } from 'objection'

const mappers = snakeCaseMappers()

/** Runs plain SQL (`?` and `:name` are placeholders) and returns its rows with camel-case columns. */
export async function selectRows<Row>(
  knex: Knex,
  sql: string,
  bindings: Readonly<Record<string, unknown>> | readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await knex.raw<{ rows: Record<string, unknown>[] }>(sql, bindings as Knex.RawBinding[])
  return rows.map((row) => mappers.parse(row) as Row)
}
