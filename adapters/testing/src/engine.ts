/** A running engine and how to let go of it. `stop` may be called twice; it does nothing to an engine that is not ours. */
export interface Engine {
  readonly url: string
  stop(): Promise<void>
}

export type EngineName = 'postgres' | 'opensearch' | 'nats'

/** Where a test run says that an engine of its own is, most specific first. */
const ADDRESS_VARIABLES: Record<EngineName, readonly string[]> = {
  postgres: ['TEST_DATABASE_URL', 'DATABASE_URL'],
  opensearch: ['TEST_OPENSEARCH_URL', 'OPENSEARCH_URL'],
  nats: ['TEST_NATS_URL', 'NATS_URL'],
}

/** The address that the environment gives for this engine, or undefined. */
export function addressOf(name: EngineName, env: NodeJS.ProcessEnv = process.env): string | undefined {
  return ADDRESS_VARIABLES[name].map((variable) => env[variable]).find(Boolean)
}
