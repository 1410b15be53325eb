import type { Knex } from 'knex'
import { snakeCaseMappers } from 'objection'

const mappers = snakeCaseMappers()

/**
 * Plain SQL for the reads that nearly every call makes: each connection has the server parse and plan it once, under this name (up to 63
 * characters, one for each text). Where prepared statements cannot be kept, as behind some poolers, it runs as any other.
 */
export interface PreparedStatement {
  readonly name: string
  /** `:name` is a placeholder, wherever it stands; casts are written as `cast(… as …)`. */
  readonly sql: string
}

type Bindings = Readonly<Record<string, unknown>>

/** Runs a prepared statement and returns its rows with camel-case columns. */
export async function selectPrepared<Row>(
  knex: Knex,
  statement: PreparedStatement,
  bindings: Bindings,
): Promise<Row[]> {
  const { columns, rows } = await run(knex, statement, bindings)
  return rows.map((row) => {
    const entity: Record<string, unknown> = {}
    columns.forEach(({ field }, at) => {
      entity[field] = row[at]
    })
    return entity as Row
  })
}

/**
 * Runs a prepared statement that joins tables, and returns the columns of each in an object of its own: a column `true as "[account]"` begins
 * the group `account`, which is undefined where that column is null.
 */
export async function selectGroups<Groups extends object>(
  knex: Knex,
  statement: PreparedStatement,
  bindings: Bindings,
): Promise<Partial<Groups>[]> {
  const { columns, rows } = await run(knex, statement, bindings)
  return rows.map((row) => {
    const groups: Record<string, Record<string, unknown>> = {}
    let values: Record<string, unknown> = {}
    columns.forEach(({ field, group }, at) => {
      if (group === null) values[field] = row[at]
      else {
        values = {}
        if (row[at] !== null) groups[group] = values
      }
    })
    return groups as Partial<Groups>
  })
}

/** The text as the server takes it, and the bindings in its order. */
interface Prepared {
  readonly text: string
  readonly placeholders: readonly string[]
}

const PLACEHOLDER = /:(\w+)/g

const prepared = new WeakMap<PreparedStatement, Prepared>()

function prepare(statement: PreparedStatement): Prepared {
  const known = prepared.get(statement)
  if (known !== undefined) return known
  const placeholders: string[] = []
  const text = statement.sql.replace(PLACEHOLDER, (_, name: string) => `$${placeholders.push(name)}`)
  const made = { text, placeholders }
  prepared.set(statement, made)
  return made
}

interface Column {
  readonly name: string
  readonly field: string
  /** The group that it begins. */
  readonly group: string | null
}

const GROUP = /^\[(\w+)\]$/

const toColumn = ({ name }: Pick<Column, 'name'>): Column => ({
  name,
  field: Object.keys(mappers.parse({ [name]: null }))[0] ?? name,
  group: GROUP.exec(name)?.[1] ?? null,
})

const columnsOf = new WeakMap<PreparedStatement, readonly Column[]>()

/** The columns of a statement, named once; again when a release has changed its tables. */
function readColumns(statement: PreparedStatement, fields: Answer['fields']): readonly Column[] {
  const before = columnsOf.get(statement)
  if (before?.length === fields.length && before.every(({ name }, at) => name === fields[at]?.name)) return before
  const columns = fields.map(toColumn)
  columnsOf.set(statement, columns)
  return columns
}

interface Answer {
  readonly fields: readonly { readonly name: string }[]
  readonly rows: readonly (readonly unknown[])[]
}

/** The part of knex's client that its own queries go through, after they are built. */
interface Client {
  acquireConnection(): Promise<object>
  releaseConnection(connection: object): Promise<void>
  query(connection: object, query: object): Promise<{ readonly response: Answer }>
  emit(event: 'query-response', answer: Answer, query: object): void
}

/**
 * Runs a statement on a connection of the pool or of the transaction. knex's builder would write the same text and read the same answer anew for
 * every call, which takes longer than the rest of what we do for it.
 */
async function run(
  knex: Knex,
  statement: PreparedStatement,
  bindings: Bindings,
): Promise<{ readonly columns: readonly Column[]; readonly rows: Answer['rows'] }> {
  const client = knex.client as Client
  const { placeholders, text } = prepare(statement)
  const query = {
    method: 'raw',
    sql: text,
    bindings: placeholders.map((placeholder) => {
      if (placeholder in bindings) return bindings[placeholder]
      throw new Error(`${statement.name} has no value for :${placeholder}`)
    }),
    options: { name: statement.name, rowMode: 'array' },
    // By which listeners know a statement from others.
    __knexQueryUid: Symbol(statement.name),
  }
  const connection = await client.acquireConnection()
  try {
    const { response } = await client.query(connection, query)
    client.emit('query-response', response, query)
    return { columns: readColumns(statement, response.fields), rows: response.rows }
  } finally {
    await client.releaseConnection(connection)
  }
}
