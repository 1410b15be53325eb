import type { Tracing } from '@guildhall/domain/shared'
import knexFactory, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import { tracingClient } from './tracing-client.ts'
import type { TracedConfig } from './tracing-of.ts'

export interface DatabaseOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string
  /** Maximum number of connections. Default 10. */
  readonly poolSize?: number
  /** The server cancels a statement after this many milliseconds. Default 15,000. */
  readonly statementTimeout?: number
  /** Name of the connections in the server's own lists. */
  readonly applicationName?: string
  /** Follows statements, transactions and jobs. Default: nothing. */
  readonly tracing?: Tracing | undefined
}

/** The connections of a pool. */
export interface PoolFigures {
  readonly inUse: number
  readonly idle: number
  /** Callers that wait for a connection. */
  readonly waiting: number
  readonly max: number
}

/** An open pool. Statements throw `DependencyUnavailable` while the server is unreachable. */
export interface Database {
  readonly knex: Knex
  readonly url: string
  /** Throws `DependencyUnavailable` while the server does not respond. */
  ping(): Promise<void>
  /** What the pool does at this moment. */
  pool(): PoolFigures
  /** Waits for running statements, then closes every connection. Idempotent. */
  close(): Promise<void>
}

/** The name of the running product's connections. */
export const DEFAULT_APPLICATION_NAME = 'guildhall'

const ACQUIRE_TIMEOUT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 30_000

/** The counters of knex's pool, which has gone once it is closed. */
type Pool = Readonly<Record<'numUsed' | 'numFree' | 'numPendingAcquires', () => number>>

type TypeId = Parameters<typeof pg.types.getTypeParser>[0]

/** Dates stay text, independent of the machine's time zone; our exact numbers fit into a double. */
const typeParsers = new Map<TypeId, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])

/** Opens a pool of connections. Connects with the first statement. */
export function createDatabase(options: DatabaseOptions): Database {
  const max = options.poolSize ?? 10
  const config: Knex.Config & TracedConfig = {
    client: tracingClient,
    connection: {
      connectionString: options.url,
      application_name: options.applicationName ?? DEFAULT_APPLICATION_NAME,
      statement_timeout: options.statementTimeout ?? 15_000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      keepAlive: true,
      // Compiling a statement takes longer than any of ours, while the planner's costs of alternatives that are never executed call for it.
      // In UTC a day of SQL has 24 hours, whatever time zone the server is set to.
      options: '-c jit=off -c timezone=UTC',
      types: {
        getTypeParser: (oid: TypeId, format: 'text' | 'binary') =>
          (format === 'text' ? typeParsers.get(oid) : undefined) ?? pg.types.getTypeParser(oid, format),
      },
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max },
    // Messages of errors reach the log, so they name the statement without its values.
    compileSqlOnError: false,
    // Errors are thrown to the caller; knex need not log them too.
    log: { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    ...knexSnakeCaseMappers(),
    tracing: options.tracing,
  }
  const knex = knexFactory(config)
  let closing: Promise<void> | undefined
  return {
    knex,
    url: options.url,
    ping: async () => {
      await knex.raw('select 1')
    },
    pool: () => {
      const pool = (knex.client as { readonly pool?: Pool }).pool
      return {
        inUse: pool?.numUsed() ?? 0,
        idle: pool?.numFree() ?? 0,
        waiting: pool?.numPendingAcquires() ?? 0,
        max,
      }
    },
    close: () => (closing ??= knex.destroy()),
  }
}
