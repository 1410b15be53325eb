import type { Knex } from 'knex'
import { snakeCaseMappers } from 'objection'

const mappers = snakeCaseMappers()

/**
 * Plain SQL for the reads that nearly every call makes: each connection has the server parse and plan it once, under this name (up to 63
 * characters, one for each text). Where prepared statements cannot be kept, as behind some poolers, it runs as any other.
 */
export interface PreparedStatement {
  readonly name: string
  /** `:name` is a placeholder. */
  readonly sql: string
}

type Bindings = Readonly<Record<string, unknown>>

/** Runs a prepared statement and returns its rows with camel-case columns. */
export async function selectPrepared<Row>(
  knex: Knex,
  { name, sql }: PreparedStatement,
  bindings: Bindings,
): Promise<Row[]> {
  const { rows } = (await knex.raw(sql, bindings as Knex.ValueDict).options({ name })) as {
    rows: Record<string, unknown>[]
  }
  return rows.map((row) => mappers.parse(row) as Row)
}

interface ArrayAnswer {
  readonly fields: readonly { readonly name: string }[]
  readonly rows: readonly (readonly unknown[])[]
}

const GROUP = /^\[(\w+)\]$/

/**
 * Runs a prepared statement that joins tables, and returns the columns of each in an object of its own: a column `true as "[account]"` begins
 * the group `account`, which is undefined where that column is null.
 */
export async function selectGroups<Groups extends object>(
  knex: Knex,
  { name, sql }: PreparedStatement,
  bindings: Bindings,
): Promise<Partial<Groups>[]> {
  const query = knex.raw(sql, bindings as Knex.ValueDict).options({ name, rowMode: 'array' })
  const { fields, rows } = (await query) as unknown as ArrayAnswer
  return rows.map((row) => {
    const groups: Record<string, Record<string, unknown>> = {}
    let columns: Record<string, unknown> = {}
    fields.forEach((field, at) => {
      const group = GROUP.exec(field.name)?.[1]
      if (group === undefined) columns[field.name] = row[at]
      else {
        columns = {}
        if (row[at] !== null) groups[group] = columns
      }
    })
    return Object.fromEntries(
      Object.entries(groups).map(([group, values]) => [group, mappers.parse(values)]),
    ) as Partial<Groups>
  })
}
