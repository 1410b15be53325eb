import type { Knex } from 'knex'

/** A statement as knex sent it. */
export interface SentStatement {
  readonly sql: string
  readonly bindings: readonly unknown[]
}

/** A table scan of a plan, and the number of rows it read in total. */
export interface Scan {
  readonly nodeType: string
  readonly table: string
  /** The index used; null for none. */
  readonly index: string | null
  readonly rows: number
}

/** The plan of one statement. `sorted` contains the number of rows that each sort received. */
export interface QueryPlan extends SentStatement {
  readonly scans: readonly Scan[]
  readonly sorted: readonly number[]
}

/** A node of EXPLAIN's output. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Records every statement that the work sends through this knex, in order. */
export async function captureStatements(knex: Knex, work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
  const sent: SentStatement[] = []
  const record = ({ bindings, sql }: SentStatement): void => void sent.push({ sql, bindings: bindings ?? [] })
  knex.on('query', record)
  try {
    await work()
  } finally {
    knex.removeListener('query', record)
  }
  return sent
}

/**
 * Runs the work, then explains each query that it sent on the current rows. Sequential scans are disabled unless no index applies, as on a
 * small table they may be cheaper, which would hide a missing index. Run ANALYZE before.
 */
export async function explainStatements(knex: Knex, work: () => Promise<unknown>): Promise<readonly QueryPlan[]> {
  const statements = (await captureStatements(knex, work)).filter(({ sql }) => /^\s*(select|with)\b/i.test(sql))
  const plans: QueryPlan[] = []
  for (const { bindings, sql } of statements) {
    const connection = await knex.client.acquireConnection()
    try {
      await connection.query('set enable_seqscan = off')
      const { rows } = await connection.query(`explain (analyze, format json) ${sql}`, [...bindings])
      plans.push({ sql, bindings, ...parsePlan(rows[0]['QUERY PLAN'][0].Plan) })
    } finally {
      await connection.query('reset enable_seqscan')
      await knex.client.releaseConnection(connection)
    }
  }
  if (plans.length === 0) throw new Error('The work sent no query')
  return plans
}

const countRows = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/** The scans and sorts of a plan, from its root down. */
function parsePlan(root: PlanNode): Pick<QueryPlan, 'scans' | 'sorted'> {
  const scans: Scan[] = []
  const sorted: number[] = []
  const collect = (node: PlanNode): void => {
    const { 'Index Name': index = null, 'Node Type': nodeType, 'Relation Name': table, Plans = [] } = node
    if (table !== undefined) scans.push({ nodeType, table, index, rows: countRows(node) })
    if (nodeType === 'Sort') sorted.push(...Plans.map(countRows))
    Plans.forEach(collect)
  }
  collect(root)
  return { scans, sorted }
}

/** The cost limit of a list: the maximum number of rows that one scan may read from each of its large tables. */
export type ListBudget = Readonly<Record<string, number>>

/** Describes scans and sorts over the budget; empty if every large table is read by an index, a page at a time. */
export const listExcesses = (plans: readonly QueryPlan[], budget: ListBudget): readonly string[] => {
  const mostSorted = Math.max(...Object.values(budget))
  return plans.flatMap(({ scans, sorted, sql }) => [
    ...scans.flatMap(({ nodeType, rows, table }) => {
      const most = budget[table]
      if (most === undefined || (nodeType !== 'Seq Scan' && rows <= most)) return []
      return [`${nodeType} of ${table} reads ${rows} rows in ${sql}`]
    }),
    ...sorted.filter((rows) => rows > mostSorted).map((rows) => `A sort of ${rows} rows in ${sql}`),
  ])
}
