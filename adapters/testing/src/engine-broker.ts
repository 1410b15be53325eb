import { createServer } from 'node:http'
import type { Engine, EngineName } from './engine.ts'

/** Environment variable with the URL of the run's broker; set by the global set-up. */
export const BROKER_VARIABLE = 'GUILDHALL_ENGINES_AT'

export type EngineStarters = Record<EngineName, () => Promise<Engine>>

export interface EngineBroker {
  readonly address: string
  /** Starts an engine before the first request for it. */
  begin(name: EngineName): void
  /** Stops every engine that it started, including those still starting. */
  close(): Promise<void>
}

/**
 * Starts each engine once for a whole run, on first request, and gives test processes its URL: GET /<name> responds with
 * `{ url }` when the engine is ready, or with 500 and the reason.
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
  // The first request may take minutes if the engine has to be downloaded.
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

/** Requests an engine's URL from the run's broker; throws if there is no broker or the engine could not start. */
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
