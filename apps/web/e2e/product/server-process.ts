import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { spawnTethered } from '@guildhall/postgres/embedded'

const run = promisify(execFile)
const server = join(import.meta.dirname, '../../../server/src')
const main = join(server, 'main.ts')
const commands = join(server, 'commands')
/** Servers share a compile cache, because they compile the same files. */
const compiled = join(import.meta.dirname, '../../../../node_modules/.cache/node')
/** The first start includes the build of the web app. */
const READY_WITHIN_MS = 180_000
const GRACE_MS = 10_000

/** The variables of the test's environment that every process needs. */
const base = () => ({ PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' })

/** A server as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string
  /** What it has logged, for the report of a failure. */
  output(): string
  stop(): Promise<void>
}

/** Starts a server on a free port; it ends with the test process. `program` runs another than the product's own. */
export async function startServer(env: Readonly<Record<string, string>>, program = main): Promise<ServerProcess> {
  const started = spawnTethered(process.execPath, [program], {
    stopSignal: 'TERM',
    graceMs: GRACE_MS,
    env: { ...base(), NODE_COMPILE_CACHE: compiled, LOG_LEVEL: 'warn', PORT: '0', ...env },
  })
  try {
    const [, url = ''] = await started.waitForLine(/^Guildhall is ready at (\S+)$/, READY_WITHIN_MS)
    return { url, output: () => started.output(), stop: () => started.stop() }
  } catch (error) {
    await started.stop()
    throw error
  }
}

/** Runs a command such as `npm run invoices` on the data of a server, as its host would; returns the output. */
export async function runCommand(
  name: 'invoices' | 'operator',
  env: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<string> {
  const { stdout } = await run(process.execPath, [join(commands, `${name}.ts`), ...words], {
    env: { ...base(), ...env },
  })
  return stdout
}

export interface DataFolder {
  readonly path: string
  remove(): Promise<void>
}

/** A temporary data folder of this run. */
export async function makeDataFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'guildhall-journeys-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
