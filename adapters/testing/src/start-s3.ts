import { freePort, spawnTethered } from '@guildhall/postgres/embedded'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseEngine, startOwn, type EngineSources } from './choose-engine.ts'
import type { Engine } from './engine.ts'
import { installS3, S3_VERSION } from './install/install-s3.ts'
import { scratchFolder } from './scratch-folder.ts'
import { startContainer } from './start-container.ts'

const READY_WITHIN_MS = 30_000
const GRACE_MS = 4_000
const ACCESS_KEY = 'guildhall'
const SECRET_KEY = 'guildhall-secret'

/** A real storage that speaks S3, at `http://key:secret@host:port`; `TEST_S3_URL` overrides it. */
export function startS3(): Promise<Engine> {
  return chooseEngine('s3', sources())
}

/** A separate storage, on a chosen port and in a folder that stays, for tests and topologies that stop and start it. */
export function startOwnS3(options: S3Place = {}): Promise<Engine> {
  return startOwn('s3', sources(options))
}

interface S3Place {
  readonly port?: number
  /** Default: one that is removed with the engine. */
  readonly folder?: string
}

function sources(place: S3Place = {}): EngineSources {
  return { container: () => containedS3(place.port), native: () => startNativeS3(place) }
}

const addressOf = (host: string, port: number): string => `http://${ACCESS_KEY}:${SECRET_KEY}@${host}:${port}`

function containedS3(hostPort?: number): Promise<Engine> {
  return startContainer({
    image: `versity/versitygw:v${S3_VERSION}`,
    port: 7070,
    hostPort,
    configure: (container, { Wait }) =>
      container
        .withEnvironment({ ROOT_ACCESS_KEY: ACCESS_KEY, ROOT_SECRET_KEY: SECRET_KEY })
        .withCommand(['--health', '/health', 'posix', '/tmp'])
        .withWaitStrategy(Wait.forHttp('/health', 7070)),
    url: addressOf,
  })
}

/** A storage as a process of this machine. */
export async function startNativeS3({ folder, port }: S3Place = {}): Promise<Engine> {
  const program = await installS3((line) => void process.stderr.write(`${line}\n`))
  const scratch = folder === undefined ? await scratchFolder() : null
  const home = folder ?? scratch?.path ?? ''
  // The types of objects are kept in files of their own: not every file system has extended attributes.
  const [objects, sidecar] = [join(home, 'objects'), join(home, 'attributes')]
  await Promise.all([mkdir(objects, { recursive: true }), mkdir(sidecar, { recursive: true })])
  const chosen = port ?? (await freePort())
  const options = ['--port', `127.0.0.1:${chosen}`, '--access', ACCESS_KEY, '--secret', SECRET_KEY]
  const server = spawnTethered(program, [...options, 'posix', '--sidecar', sidecar, objects], {
    stopSignal: 'TERM',
    graceMs: GRACE_MS,
    cwd: home,
  })
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= server.stop().then(() => scratch?.remove()))
  try {
    await server.waitForLine(/S3 service listening/, READY_WITHIN_MS)
    return { url: addressOf('127.0.0.1', chosen), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
