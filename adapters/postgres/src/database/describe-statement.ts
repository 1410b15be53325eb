import type { SpanAttributes } from '@guildhall/domain/shared'

/** A statement as its span tells it: without any value. */
export interface DescribedStatement {
  readonly name: string
  readonly attributes: SpanAttributes
}

const TEXT_MAX = 2_000
const KEPT_MAX = 1_000

const LITERALS = /'(?:[^']|'')*'/g
const WRITES = /\b(insert|update|delete)\b/i
/** What follows may also be a function: its name has a parenthesis. */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)(?![\w.(])/i

const operationOf = (sql: string): string => {
  const first = /[a-z]+/i.exec(sql)?.[0] ?? 'sql'
  return (first.toLowerCase() === 'with' ? (WRITES.exec(sql)?.[1] ?? 'select') : first).toUpperCase()
}

const describe = (sql: string, preparedName: string | undefined): DescribedStatement => {
  const text = sql.replaceAll(LITERALS, '?')
  const operation = operationOf(text)
  const table = TABLE.exec(text)?.[1]
  return {
    name: preparedName ?? (table === undefined ? operation : `${operation} ${table}`),
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
      // Values are parameters; a literal might be one that somebody wrote.
      'db.query.text': text.trim().slice(0, TEXT_MAX),
    },
  }
}

const described = new Map<string, DescribedStatement>()

/** Describes a statement by the names of OpenTelemetry. Those of lists of any length are many: what is kept of them is bounded. Rule: BASE-54. */
export const describeStatement = (sql: string, preparedName: string | undefined): DescribedStatement => {
  const known = described.get(sql)
  if (known !== undefined) return known
  if (described.size >= KEPT_MAX) described.clear()
  const statement = describe(sql, preparedName)
  described.set(sql, statement)
  return statement
}
