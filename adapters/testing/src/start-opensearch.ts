import { spawnTethered } from '@guildhall/postgres/embedded'
import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseEngine } from './choose-engine.ts'
import type { Engine } from './engine.ts'
import { installOpenSearch, OPENSEARCH_VERSION, type InstalledOpenSearch } from './install/install-opensearch.ts'
import { scratchFolder, type ScratchFolder } from './scratch-folder.ts'
import { startContainer } from './start-container.ts'

const READY_WITHIN_MS = 120_000
const GRACE_MS = 8_000
const ATTEMPTS = 3

/** A nearly full disk must not block writes, and no test may delete another one's indexes by wildcard. */
const SETTINGS = {
  'network.host': '127.0.0.1',
  'cluster.routing.allocation.disk.threshold_enabled': 'false',
  'action.destructive_requires_name': 'true',
}

const TEST_FLAGS = ['-Xms512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1']

export interface OpenSearchOptions {
  /** For benchmarks: the optimising JIT compiler. Tests end before its cost pays off. */
  readonly measured?: boolean
}

/** A real OpenSearch, 6 s to green; `TEST_OPENSEARCH_URL` or `OPENSEARCH_URL` overrides it. */
export function startOpenSearch({ measured = false }: OpenSearchOptions = {}): Promise<Engine> {
  const flags = measured ? ['-Xms1g', '-XX:+UseG1GC'] : TEST_FLAGS
  return chooseEngine('opensearch', { container: containedOpenSearch, native: () => nativeOpenSearch(flags) })
}

/** An engine of one's own, natively, for tests that kill it and start it again with its data. */
export interface KillableOpenSearch extends Engine {
  /** kill -9; settles when it is gone. */
  kill(): Promise<void>
  /** Starts it again at the same address; settles once it responds. */
  restart(): Promise<void>
}

export async function startOwnOpenSearch(): Promise<KillableOpenSearch> {
  const installed = await installOpenSearch((line) => void process.stderr.write(`${line}\n`))
  const home = await scratchFolder()
  let running = await runNode(installed, TEST_FLAGS, { home, port: randomPort() })
  const { url } = running
  const port = Number(new URL(url).port)
  return {
    url,
    kill: () => running.kill(),
    restart: async () => {
      running = await runNode(installed, TEST_FLAGS, { home, port })
      if (running.url !== url) throw new Error(`The engine is back at ${running.url} and was at ${url}`)
    },
    stop: () => running.stop(),
  }
}

function containedOpenSearch(): Promise<Engine> {
  return startContainer({
    image: `opensearchproject/opensearch:${OPENSEARCH_VERSION}`,
    port: 9200,
    configure: (container, { Wait }) =>
      container
        .withEnvironment({
          'discovery.type': 'single-node',
          DISABLE_SECURITY_PLUGIN: 'true',
          DISABLE_INSTALL_DEMO_CONFIG: 'true',
          OPENSEARCH_JAVA_OPTS: '-Xms1g -Xmx1g',
          'cluster.routing.allocation.disk.threshold_enabled': 'false',
          'action.destructive_requires_name': 'true',
        })
        .withWaitStrategy(Wait.forHttp('/_cluster/health?wait_for_status=yellow', 9200))
        .withStartupTimeout(READY_WITHIN_MS),
    url: (host, port) => `http://${host}:${port}`,
  })
}

async function nativeOpenSearch(flags: readonly string[]): Promise<Engine> {
  const installed = await installOpenSearch((line) => void process.stderr.write(`${line}\n`))
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runNode(installed, flags, { home: await scratchFolder(), port: randomPort() })
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

interface Place {
  readonly home: ScratchFolder
  readonly port: number
}

async function runNode(
  { java, classPath }: InstalledOpenSearch,
  flags: readonly string[],
  { home, port }: Place,
): Promise<Engine & Pick<KillableOpenSearch, 'kill'>> {
  const config = join(home.path, 'node_1', 'config')
  await mkdir(config, { recursive: true })
  const settings = Object.entries(SETTINGS).map(([key, value]) => `${key}: ${value}\n`)
  await writeFile(join(config, 'opensearch.yml'), settings.join(''))
  const server = spawnTethered(java, [...flags, ...javaFlags(classPath), ...runnerFlags(home.path, port)], {
    stopSignal: 'TERM',
    graceMs: GRACE_MS,
    cwd: home.path,
  })
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => (stopping ??= server.stop().then(() => home.remove()))
  try {
    const line = await server.waitForLine(/HttpServerTransport.*publish_address \{([^}]+)\}/, READY_WITHIN_MS)
    const url = `http://${line[1]}`
    await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=60s`)
    return { url, stop, kill: server.kill }
  } catch (error) {
    await stop()
    throw error
  }
}

function javaFlags(classPath: string): string[] {
  return [
    '-Xmx1g',
    '--add-modules',
    'jdk.incubator.vector',
    '-Djna.nosys=true',
    '-Dio.netty.noUnsafe=true',
    '-Dlog4j2.disable.jmx=true',
    '-Djava.awt.headless=true',
    '--enable-native-access=ALL-UNNAMED',
    '-cp',
    classPath,
  ]
}

const randomPort = (): number => randomInt(9200, 9281)

/**
 * The runner serves HTTP on the port after its base port, or on a later one up to 9299 if that is taken, and prints which.
 * Two concurrent starts could still choose the same port, hence the random base and several attempts.
 */
function runnerFlags(home: string, port: number): string[] {
  return [
    'org.codelibs.opensearch.runner.OpenSearchRunner',
    '-basePath',
    home,
    '-numOfNode',
    '1',
    '-clusterName',
    `guildhall-${process.pid}`,
    '-baseHttpPort',
    String(port - 1),
    '-useLogger',
  ]
}
