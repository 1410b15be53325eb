import type { Knex } from 'knex'

/** A statement as knex sent it. */
export interface SentStatement {
  readonly sql: string
  readonly bindings: readonly unknown[]
}

/** A table that a statement read: how, and how many rows it took from there in all. */
export interface Scan {
  readonly how: string
  readonly table: string
  /** The index that was used; null for none. */
  readonly index: string | null
  readonly rows: number
}

/** What the planner did for one statement. `sorted` holds the number of rows that each sort was given. */
export interface QueryPlan extends SentStatement {
  readonly scans: readonly Scan[]
  readonly sorted: readonly number[]
}

/** A node of EXPLAIN's answer. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Every statement that the work sends through this knex, in order. */
export async function statementsOf(knex: Knex, work: () => Promise<unknown>): Promise<readonly SentStatement[]> {
  const sent: SentStatement[] = []
  const note = ({ bindings, sql }: SentStatement): void => void sent.push({ sql, bindings: bindings ?? [] })
  knex.on('query', note)
  try {
    await work()
  } finally {
    knex.removeListener('query', note)
  }
  return sent
}

/**
 * Runs the work, then explains each reading statement that it sent, on the rows that are there. Whole tables are read only where no index
 * serves: in a small table it may be cheaper, and that would hide the missing index. Analyse the tables before.
 */
export async function plansOf(knex: Knex, work: () => Promise<unknown>): Promise<readonly QueryPlan[]> {
  const statements = (await statementsOf(knex, work)).filter(({ sql }) => /^\s*(select|with)\b/i.test(sql))
  const plans: QueryPlan[] = []
  for (const { bindings, sql } of statements) {
    const connection = await knex.client.acquireConnection()
    try {
      await connection.query('set enable_seqscan = off')
      const { rows } = await connection.query(`explain (analyze, format json) ${sql}`, [...bindings])
      plans.push({ sql, bindings, ...readPlan(rows[0]['QUERY PLAN'][0].Plan) })
    } finally {
      await connection.query('reset enable_seqscan')
      await knex.client.releaseConnection(connection)
    }
  }
  if (plans.length === 0) throw new Error('The work read nothing')
  return plans
}

const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/** The scans and sorts of a plan, from its root down. */
function readPlan(root: PlanNode): Pick<QueryPlan, 'scans' | 'sorted'> {
  const scans: Scan[] = []
  const sorted: number[] = []
  const collect = (node: PlanNode): void => {
    const { 'Index Name': index = null, 'Node Type': how, 'Relation Name': table, Plans = [] } = node
    if (table !== undefined) scans.push({ how, table, index, rows: rowsOf(node) })
    if (how === 'Sort') sorted.push(...Plans.map(rowsOf))
    Plans.forEach(collect)
  }
  collect(root)
  return { scans, sorted }
}

/** What a list may cost: the most rows that one scan may take from each of its long tables. */
export type ListBudget = Readonly<Record<string, number>>

/** What a list does that it must not, in words; none where every long table is read by an index, a page at a time. */
export const excessesOf = (plans: readonly QueryPlan[], budget: ListBudget): readonly string[] => {
  const mostSorted = Math.max(...Object.values(budget))
  return plans.flatMap(({ scans, sorted, sql }) => [
    ...scans.flatMap(({ how, rows, table }) => {
      const most = budget[table]
      if (most === undefined || (how !== 'Seq Scan' && rows <= most)) return []
      return [`${how} of ${table} takes ${rows} rows in ${sql}`]
    }),
    ...sorted.filter((rows) => rows > mostSorted).map((rows) => `A sort of ${rows} rows in ${sql}`),
  ])
}
