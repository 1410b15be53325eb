import { createServer } from 'node:http'
import type { Engine, EngineName } from './engine.ts'

/** Where test processes find the broker of their run; set by the global set-up. */
export const BROKER_VARIABLE = 'GUILDHALL_ENGINES_AT'

export type EngineStarters = Record<EngineName, () => Promise<Engine>>

export interface EngineBroker {
  readonly address: string
  /** Begins to start an engine before somebody asks. */
  begin(name: EngineName): void
  /** Stops every engine it started, those still starting included. */
  close(): Promise<void>
}

/**
 * Starts each engine once for a whole run, when first asked for, and tells every test process where it is: GET /<name> answers
 * `{ url }` when the engine is ready, or 500 with the reason.
 */
export async function startEngineBroker(starters: EngineStarters): Promise<EngineBroker> {
  const engines = new Map<EngineName, Promise<Engine>>()
  const engine = (name: EngineName): Promise<Engine> => {
    const known = engines.get(name)
    if (known) return known
    const starting = starters[name]()
    starting.catch(() => undefined)
    engines.set(name, starting)
    return starting
  }

  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    if (!isEngineName(name, starters)) {
      response.writeHead(404).end(`No such engine: ${name}`)
      return
    }
    engine(name).then(
      ({ url }) => response.end(JSON.stringify({ url })),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  // An engine that is fetched first may keep its asker waiting for minutes.
  server.requestTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The engine broker has no address')

  return {
    address: `http://127.0.0.1:${address.port}`,
    begin: (name) => void engine(name).catch(() => undefined),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.allSettled([...engines.values()].map(async (starting) => (await starting).stop()))
    },
  }
}

/** Asks the run's broker; throws where there is none or the engine could not start. */
export async function askEngineBroker(name: EngineName): Promise<string> {
  const broker = process.env[BROKER_VARIABLE]
  if (!broker)
    throw new Error(`${name} was asked for outside a test run: the global set-up of @guildhall/testing starts engines`)
  const response = await fetch(`${broker}/${name}`)
  const body = await response.text()
  if (!response.ok) throw new Error(`${name} could not be started: ${body}`)
  const answer: unknown = JSON.parse(body)
  if (typeof answer !== 'object' || answer === null || !('url' in answer) || typeof answer.url !== 'string') {
    throw new Error(`The engine broker said something else than an address: ${body}`)
  }
  return answer.url
}

function isEngineName(name: string, starters: EngineStarters): name is EngineName {
  return Object.hasOwn(starters, name)
}
