import { createRequire } from 'node:module'
import type { Knex } from 'knex'
import { asDependencyAway } from './connection-errors.ts'

/** The two doors through which knex reaches the server. */
interface KnexClient {
  acquireConnection(): Promise<unknown>
  _query(connection: unknown, query: unknown): Promise<unknown>
}

const PostgresClient = createRequire(import.meta.url)('knex/lib/dialects/postgres/index.js') as new (
  config: Knex.Config,
) => KnexClient

/** knex' own client for PostgreSQL that names an absent server by what it is, for every repository at once. */
class WatchfulClient extends PostgresClient {
  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection()
    } catch (error) {
      throw asDependencyAway(error)
    }
  }

  override async _query(connection: unknown, query: unknown): Promise<unknown> {
    try {
      return await super._query(connection, query)
    } catch (error) {
      throw asDependencyAway(error)
    }
  }
}

/** knex takes a dialect as a class; its own type for one is wider than what it needs. */
export const watchfulClient = WatchfulClient as unknown as typeof Knex.Client
