import { askEngineBroker } from './engine-broker.ts'

/** The run's shared PostgreSQL, started on first use. Create a separate database on it with `createTestDatabase`. */
export function postgresUrl(): Promise<string> {
  return askEngineBroker('postgres')
}

/** The run's shared OpenSearch, started on first use (6 s). Prefix index names with `uniquePrefix()`. */
export function openSearchUrl(): Promise<string> {
  return askEngineBroker('opensearch')
}

/** The run's shared storage, with its keys, started on first use. Create a separate bucket on it with `createTestBucket`. */
export function s3Address(): Promise<string> {
  return askEngineBroker('s3')
}

/** The run's shared NATS, started on first use. Prefix subjects with `uniquePrefix()`. */
export function natsUrl(): Promise<string> {
  return askEngineBroker('nats')
}
