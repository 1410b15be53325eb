import { createRequire } from 'node:module'
import type { Knex } from 'knex'
import { isPreparedStatementLost, toDependencyError } from './connection-errors.ts'

export interface KnexQuery {
  readonly sql: string
  /** Set by the driver. */
  readonly response?: { readonly rows?: readonly unknown[] }
  readonly options?: { readonly name?: string | undefined }
}

/** The part of knex's client that is used here: its configuration, and the two methods through which it reaches the server. */
interface KnexClient {
  readonly config: object
  /** Set on the client of a transaction. */
  readonly transacting?: boolean
  acquireConnection(): Promise<unknown>
  _query(connection: unknown, query: KnexQuery): Promise<unknown>
}

const PostgresClient = createRequire(import.meta.url)('knex/lib/dialects/postgres/index.js') as new (
  config: Knex.Config,
) => KnexClient

/**
 * The configurations whose statements are no longer prepared. The state cannot be a field: knex creates the client of a transaction without
 * calling the constructor, and gives it the configuration of the first client.
 */
const unprepared = new WeakSet<object>()

/** knex's PostgreSQL client, which reports an unreachable server as `DependencyUnavailable` for all repositories. */
export class ErrorTranslatingClient extends PostgresClient {
  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection()
    } catch (error) {
      throw toDependencyError(error)
    }
  }

  override async _query(connection: unknown, query: KnexQuery): Promise<unknown> {
    const isNamed = query.options?.name !== undefined
    try {
      return await super._query(connection, isNamed && unprepared.has(this.config) ? withoutName(query) : query)
    } catch (error) {
      if (!isNamed || !isPreparedStatementLost(error)) throw toDependencyError(error)
      // A new release has migrated, or a pooler changes connections: from now on the server plans each time.
      unprepared.add(this.config)
      // The server refuses the rest of a transaction, whose owner starts it again.
      if (this.transacting === true) throw error
    }
    return this._query(connection, query)
  }
}

const withoutName = (query: KnexQuery): KnexQuery => ({ ...query, options: { ...query.options, name: undefined } })
