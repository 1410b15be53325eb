import { noTracing } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { describeStatement } from './describe-statement.ts'
import { ErrorTranslatingClient, type KnexQuery } from './error-translating-client.ts'
import type { TracedConfig } from './tracing-of.ts'

const countRows = ({ response }: KnexQuery): number | undefined =>
  Array.isArray(response?.rows) ? response.rows.length : undefined

/** knex's client, with a span of each statement that is sent within a trace. Rule: BASE-54. */
class TracingClient extends ErrorTranslatingClient {
  // Those of transactions are made without the constructor, and with the configuration.
  declare readonly config: TracedConfig

  override async _query(connection: unknown, query: KnexQuery): Promise<unknown> {
    const { tracing = noTracing } = this.config
    if (!tracing.isRecording()) return super._query(connection, query)
    const { attributes, name } = describeStatement(query.sql, query.options?.name)
    return tracing.run(name, { kind: 'client', attributes }, async (span) => {
      const answered = await super._query(connection, query)
      const rows = countRows(query)
      if (rows !== undefined) span.set({ 'db.response.returned_rows': rows })
      return answered
    })
  }
}

/** knex takes a dialect as a class; its type for one is wider than what it needs. */
export const tracingClient = TracingClient as unknown as typeof Knex.Client
