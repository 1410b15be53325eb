import type { EngineName } from './engine.ts'
import { BROKER_VARIABLE, startEngineBroker, type EngineStarters } from './engine-broker.ts'
import { startNats } from './start-nats.ts'
import { startOpenSearch } from './start-opensearch.ts'
import { startPostgres } from './start-postgres.ts'
import { startS3 } from './start-s3.ts'

const starters: EngineStarters = {
  postgres: startPostgres,
  opensearch: () => startOpenSearch(),
  nats: startNats,
  s3: startS3,
}

/**
 * Vitest's global set-up: one broker for the run. An engine starts on first use, or at once if `GUILDHALL_ENGINES`
 * (comma-separated names) contains it. All engines end with the run, even if the run is killed.
 */
export async function setup(): Promise<() => Promise<void>> {
  const broker = await startEngineBroker(starters)
  process.env[BROKER_VARIABLE] = broker.address
  for (const name of (process.env['GUILDHALL_ENGINES'] ?? '').split(',').filter(Boolean)) {
    if (!isEngine(name))
      throw new Error(`GUILDHALL_ENGINES names ${name}; there are ${Object.keys(starters).join(', ')}`)
    broker.begin(name)
  }
  return () => broker.close()
}

function isEngine(name: string): name is EngineName {
  return Object.hasOwn(starters, name)
}
