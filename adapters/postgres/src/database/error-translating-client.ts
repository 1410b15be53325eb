import { createRequire } from 'node:module'
import type { Knex } from 'knex'
import { toDependencyError } from './connection-errors.ts'

/** The two methods through which knex reaches the server. */
interface KnexClient {
  acquireConnection(): Promise<unknown>
  _query(connection: unknown, query: unknown): Promise<unknown>
}

const PostgresClient = createRequire(import.meta.url)('knex/lib/dialects/postgres/index.js') as new (
  config: Knex.Config,
) => KnexClient

/** knex's PostgreSQL client, which reports an unreachable server as `DependencyUnavailable` for all repositories. */
class ErrorTranslatingClient extends PostgresClient {
  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection()
    } catch (error) {
      throw toDependencyError(error)
    }
  }

  override async _query(connection: unknown, query: unknown): Promise<unknown> {
    try {
      return await super._query(connection, query)
    } catch (error) {
      throw toDependencyError(error)
    }
  }
}

/** knex takes a dialect as a class; its type for one is wider than what it needs. */
export const errorTranslatingClient = ErrorTranslatingClient as unknown as typeof Knex.Client
