/** A running engine. `stop` may be called twice, and does nothing to an engine that the run did not start. */
export interface Engine {
  readonly url: string
  stop(): Promise<void>
}

export type EngineName = 'postgres' | 'opensearch' | 'nats' | 's3'

/** Environment variables that name an existing engine, most specific first. */
const ADDRESS_VARIABLES: Record<EngineName, readonly string[]> = {
  postgres: ['TEST_DATABASE_URL', 'DATABASE_URL'],
  opensearch: ['TEST_OPENSEARCH_URL', 'OPENSEARCH_URL'],
  nats: ['TEST_NATS_URL', 'NATS_URL'],
  // Contains its keys, unlike the address of the product.
  s3: ['TEST_S3_URL'],
}

/** The engine's address from the environment, or undefined. */
export function addressOf(name: EngineName, env: NodeJS.ProcessEnv = process.env): string | undefined {
  return ADDRESS_VARIABLES[name].map((variable) => env[variable]).find(Boolean)
}
