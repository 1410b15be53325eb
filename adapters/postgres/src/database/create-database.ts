import knexFactory, { type Knex } from 'knex'
import { knexSnakeCaseMappers } from 'objection'
import pg from 'pg'
import { watchfulClient } from './watchful-client.ts'

export interface DatabaseOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string
  /** Connections at most. Default 10. */
  readonly poolSize?: number
  /** After this many milliseconds the server gives a statement up. Default 15,000. */
  readonly statementTimeout?: number
  /** How the connections are called in the server's own lists. */
  readonly applicationName?: string
}

/** An open pool. Statements that meet an absent server throw `DependencyAway`. */
export interface Database {
  readonly knex: Knex
  readonly url: string
  /** Throws `DependencyAway` while the server does not answer. */
  ping(): Promise<void>
  /** Waits for running statements, then closes every connection. May be called again. */
  close(): Promise<void>
}

const ACQUIRE_TIMEOUT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 30_000

type TypeId = Parameters<typeof pg.types.getTypeParser>[0]

/** Days stay the text they are, whatever the machine's time zone; exact numbers fit a double here. */
const typeParsers = new Map<TypeId, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
])

/** Opens a pool of connections. Nothing is connected before the first statement. */
export function createDatabase(options: DatabaseOptions): Database {
  const knex = knexFactory({
    client: watchfulClient,
    connection: {
      connectionString: options.url,
      application_name: options.applicationName ?? 'guildhall',
      statement_timeout: options.statementTimeout ?? 15_000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      keepAlive: true,
      types: {
        getTypeParser: (oid: TypeId, format: 'text' | 'binary') =>
          (format === 'text' ? typeParsers.get(oid) : undefined) ?? pg.types.getTypeParser(oid, format),
      },
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: options.poolSize ?? 10 },
    // What fails is thrown to whoever asked; knex need not print it too.
    log: { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    ...knexSnakeCaseMappers(),
  })
  let closing: Promise<void> | undefined
  return {
    knex,
    url: options.url,
    ping: async () => {
      await knex.raw('select 1')
    },
    close: () => (closing ??= knex.destroy()),
  }
}
