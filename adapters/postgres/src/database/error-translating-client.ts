import { createRequire } from 'node:module'
import type { Knex } from 'knex'
import { isPreparedStatementLost, toDependencyError } from './connection-errors.ts'

export interface KnexQuery {
  readonly sql: string
  /** Set by the driver. */
  readonly response?: { readonly rows?: readonly unknown[] }
  readonly options?: { readonly name?: string | undefined }
}

/** The two methods through which knex reaches the server. */
interface KnexClient {
  acquireConnection(): Promise<unknown>
  _query(connection: unknown, query: KnexQuery): Promise<unknown>
}

const PostgresClient = createRequire(import.meta.url)('knex/lib/dialects/postgres/index.js') as new (
  config: Knex.Config,
) => KnexClient

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
      return await super._query(connection, isNamed && !this.#prepares ? withoutName(query) : query)
    } catch (error) {
      if (!isNamed || !isPreparedStatementLost(error)) throw toDependencyError(error)
    }
    // A new release has migrated, or a pooler changes connections: from now on the server plans each time.
    this.#prepares = false
    return this._query(connection, query)
  }

  #prepares = true
}

const withoutName = (query: KnexQuery): KnexQuery => ({ ...query, options: { ...query.options, name: undefined } })
