import { freePort, spawnTethered } from '@guildhall/postgres/embedded'
import { join } from 'node:path'
import { chooseEngine, startOwn, type EngineSources } from './choose-engine.ts'
import type { Engine } from './engine.ts'
import { installNats, NATS_VERSION } from './install/install-nats.ts'
import { scratchFolder, type ScratchFolder } from './scratch-folder.ts'
import { startContainer } from './start-container.ts'

const READY_WITHIN_MS = 30_000
const GRACE_MS = 4_000

/** A real NATS server with JetStream; `TEST_NATS_URL` or `NATS_URL` overrides it. */
export function startNats(): Promise<Engine> {
  return chooseEngine('nats', sources())
}

/** A separate NATS server on a chosen port, for tests that stop and start it. */
export function startOwnNats(options: { readonly port: number }): Promise<Engine> {
  return startOwn('nats', sources(options.port))
}

/** A server of one's own, natively, for tests that kill it and start it again with its data. */
export interface KillableNats extends Engine {
  /** kill -9; settles when it is gone. */
  kill(): Promise<void>
  /** Starts it again at the same address; settles once it serves. */
  restart(): Promise<void>
}

export async function startKillableNats(): Promise<KillableNats> {
  const program = await installNats((line) => void process.stderr.write(`${line}\n`))
  const place = { home: await scratchFolder(), port: await freePort() }
  let running = await runServer(program, place)
  return {
    url: running.url,
    kill: () => running.kill(),
    restart: async () => {
      running = await runServer(program, place)
    },
    stop: () => running.stop(),
  }
}

function sources(port?: number): EngineSources {
  return { container: () => containedNats(port), native: () => nativeNats(port) }
}

function containedNats(hostPort?: number): Promise<Engine> {
  return startContainer({
    image: `nats:${NATS_VERSION}`,
    port: 4222,
    hostPort,
    configure: (container, { Wait }) =>
      container.withCommand(['-js']).withWaitStrategy(Wait.forLogMessage(/Server is ready/)),
    url: (host, port) => `nats://${host}:${port}`,
  })
}

async function nativeNats(port?: number): Promise<Engine> {
  const program = await installNats((line) => void process.stderr.write(`${line}\n`))
  return runServer(program, { home: await scratchFolder(), port: port ?? (await freePort()) })
}

interface Place {
  readonly home: ScratchFolder
  readonly port: number
}

async function runServer(program: string, { home, port }: Place): Promise<Engine & Pick<KillableNats, 'kill'>> {
  const server = spawnTethered(
    program,
    ['-js', '-sd', join(home.path, 'store'), '-a', '127.0.0.1', '-p', String(port)],
    {
      stopSignal: 'TERM',
      graceMs: GRACE_MS,
      cwd: home.path,
    },
  )
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= server.stop().then(() => home.remove()))
  try {
    await server.waitForLine(/Server is ready/, READY_WITHIN_MS)
    return { url: `nats://127.0.0.1:${port}`, stop, kill: server.kill }
  } catch (error) {
    await stop()
    throw error
  }
}
