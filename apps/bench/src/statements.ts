import type { Product } from '@guildhall/server'
import pg from 'pg'

/** A statement as received by the driver. */
interface RecordedStatement {
  readonly sql: string
  readonly bindings: readonly unknown[]
  /** Of a prepared statement. */
  readonly name: string | undefined
}

/** Statements that ran at the same time. */
export type Wave = readonly RecordedStatement[]

interface QueryEvent extends Omit<RecordedStatement, 'name'> {
  readonly options?: { readonly name?: string }
  readonly __knexQueryUid: string | symbol
}

/** Records the statements of `work`, with their order and concurrency. */
export async function recordStatements(
  knex: Product['database']['knex'],
  work: () => Promise<void>,
): Promise<readonly Wave[]> {
  const waves: RecordedStatement[][] = []
  const open = new Set<string | symbol>()
  const begin = ({ sql, bindings, options, __knexQueryUid: id }: QueryEvent): void => {
    if (open.size === 0) waves.push([])
    open.add(id)
    waves.at(-1)?.push({ sql, bindings, name: options?.name })
  }
  const end = (_: unknown, { __knexQueryUid: id }: QueryEvent): void => void open.delete(id)
  knex.on('query', begin).on('query-response', end).on('query-error', end)
  await work()
  knex.removeListener('query', begin).removeListener('query-response', end).removeListener('query-error', end)
  return waves
}

/** A pool of the product's size for recorded statements. */
export interface StatementRunner {
  /** Runs them in their order and concurrency; returns all rows. */
  run(waves: readonly Wave[]): Promise<readonly unknown[]>
  close(): Promise<void>
}

const asQuery = (text: string, bindings: readonly unknown[], name: string | undefined): pg.QueryConfig => ({
  text,
  values: [...bindings],
  ...(name === undefined ? {} : { name }),
})

export function createStatementRunner(url: string): StatementRunner {
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  return {
    run: async (waves) => {
      const rows: unknown[] = []
      for (const wave of waves) {
        const answers = await Promise.all(
          wave.map(({ sql, bindings, name }) => pool.query(asQuery(sql, bindings, name))),
        )
        rows.push(...answers.map((answer) => answer.rows))
      }
      return rows
    },
    close: () => pool.end(),
  }
}
