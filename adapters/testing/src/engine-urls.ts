import { askEngineBroker } from './engine-broker.ts'

/** The run's shared PostgreSQL, started when first asked for. Make a database of your own on it: `createTestDatabase`. */
export function postgresUrl(): Promise<string> {
  return askEngineBroker('postgres')
}

/** The run's shared OpenSearch, started when first asked for (6 s). Begin the names of your indexes with `uniquePrefix()`. */
export function openSearchUrl(): Promise<string> {
  return askEngineBroker('opensearch')
}

/** The run's shared NATS, started when first asked for. Begin your subjects with `uniquePrefix()`. */
export function natsUrl(): Promise<string> {
  return askEngineBroker('nats')
}
