import { noTracing, type Tracing } from '@guildhall/domain/shared'
import type { Knex } from 'knex'

/** A knex configuration with the tracing of its pool, which transactions share. */
export interface TracedConfig {
  readonly tracing?: Tracing | undefined
}

/** The tracing that the pool was opened with. */
export const tracingOf = (knex: Knex): Tracing =>
  (knex.client as { readonly config: TracedConfig }).config.tracing ?? noTracing
