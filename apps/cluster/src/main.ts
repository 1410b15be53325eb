// npm run cluster: the product as many processes with its engines. `npm run cluster -- restart` replaces the processes of a running one;
// `-- backup FILE` and `-- restore FILE` are the commands of these names with its engines.
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DataFolderInUse, lockDataFolder } from '@guildhall/postgres/embedded'
import { InvalidConfig, readConfig } from '@guildhall/server/launch'
import { PRODUCT_COMMANDS, publishEngines, runProductCommand } from './run-command.ts'
import { startCluster, type Cluster } from './start-cluster.ts'

const RESTART = 'SIGUSR2'
/** Whatever hangs: processes and engines are tied to this one, and end with it. */
const STOP_WITHIN_MS = 9_500

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const fail = (words: string): never => {
  process.stderr.write(`${words}\n`)
  process.exit(1)
}

/** What an operator can mend is said without a stack. */
const describe = (error: unknown): string => {
  if (error instanceof InvalidConfig || error instanceof DataFolderInUse) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'The port is taken. Set PORT to another one, or to 0 for any free one.'
  return error instanceof Error ? String(error.stack) : String(error)
}

async function askForRestart(lockFile: string): Promise<void> {
  const text = await readFile(lockFile, 'utf8').catch(() => fail('No cluster runs on this data folder.'))
  const { pid } = JSON.parse(text) as { readonly pid: number }
  try {
    process.kill(pid, RESTART)
  } catch {
    fail('No cluster runs on this data folder.')
  }
  print(`Process ${pid} replaces its processes one after another, and says so.`)
}

async function run(dataDir: string, lockFile: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const release = await lockDataFolder(lockFile)
  const config = readConfig({ ...process.env, DATABASE_URL: '' }, false)
  const stopping = Promise.withResolvers<void>()
  let isStarting = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (isStarting ? process.exit(0) : stopping.resolve()))
  const program = join(import.meta.dirname, '../../server/src/main.ts')
  const cluster = await startCluster({
    dataDir,
    env: process.env,
    host: config.host,
    port: config.port,
    print,
    program,
  })
  isStarting = false
  const withdrawEngines = await publishEngines(dataDir, cluster.engines)
  let restarting = Promise.resolve()
  process.on(RESTART, () => {
    restarting = restarting.then(() => replaceAll(cluster))
  })
  print(`Guildhall is ready at ${cluster.url}`)
  const { demoLogins } = await import('@guildhall/server')
  const isSeeded = (process.env['SEED'] ?? 'demo') === 'demo'
  const seed = isSeeded ? 'demo' : 'none'
  for (const line of demoLogins({ seed, devTools: 'on', production: false })) print(line)
  await stopping.promise
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  await cluster.stop()
  await withdrawEngines()
  await release()
  process.exit(0)
}

const replaceAll = (cluster: Cluster): Promise<void> =>
  cluster.restart().then(
    () => print('All processes are new.'),
    (error: unknown) => print(`The restart ended early, and the earlier processes go on: ${describe(error)}`),
  )

try {
  const dataDir = join(readConfig({ ...process.env, DATABASE_URL: '' }, false).dataDir, 'cluster')
  const lockFile = join(dataDir, 'cluster.lock')
  const [command, ...args] = process.argv.slice(2)
  if (command === 'restart') await askForRestart(lockFile)
  else if (command === undefined) await run(dataDir, lockFile)
  else if (PRODUCT_COMMANDS.includes(command))
    process.exitCode = await runProductCommand(command, args, { dataDir, lockFile })
  else fail(`npm run cluster knows 'restart', 'backup' and 'restore', and not '${command}'`)
} catch (error) {
  fail(describe(error))
}
