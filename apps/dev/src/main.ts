// npm run dev: runs the product from its sources. PostgreSQL and Vite keep running; the server restarts when its sources change.
import { join } from 'node:path'
import { DataFolderInUse, startEmbeddedPostgres } from '@guildhall/postgres/embedded'
import { AddressTaken, InvalidConfig, openPort, readConfig } from '@guildhall/server/launch'
import { startDevProxy } from './dev-proxy.ts'
import { createRestarts } from './restarts.ts'
import { createServerProcesses } from './server-processes.ts'
import { root, serverFolders, toServerSource } from './server-sources.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const steps: (() => Promise<unknown>)[] = []
let ending: Promise<void> | undefined

/** Stops what was started, in reverse order; the port and its connections end with this process. */
const end = (code: number): Promise<void> =>
  (ending ??= (async () => {
    for (const close of steps.toReversed()) await close().catch((error: unknown) => print(String(error)))
    process.exit(code)
  })())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

try {
  const config = readConfig(process.env, process.stdout.isTTY)
  const port = await openPort(config.host, config.port)
  let { databaseUrl } = config
  if (databaseUrl === null) {
    const dataDir = join(config.dataDir, 'postgres')
    const database = await startEmbeddedPostgres({ dataDir, durable: true })
    steps.push(() => database.stop())
    databaseUrl = database.url
  }
  const servers = createServerProcesses({ databaseUrl, publicUrl: port.url })
  const restarts = createRestarts(servers.restart)
  const first = restarts.again()
  const vite = await startDevProxy(port.server, restarts.address)
  steps.push(
    () => vite.close(),
    () => servers.stop(),
  )
  vite.watcher.add(serverFolders.map((folder) => join(root, folder)))
  vite.watcher.on('all', (_, file) => {
    const source = toServerSource(file)
    if (source === null || ending !== undefined) return
    const noticed = performance.now()
    void restarts.again().then((ready) => {
      if (ready === null) return
      print(`The server is new after ${Math.round(performance.now() - noticed)} ms: ${source}`)
      vite.environments.client.hot.send('guildhall:server-is-new')
    })
  })
  const ready = await first
  port.ready()
  if (ready === null) print('The server did not start. It is tried again with the next change.')
  print(`Guildhall is ready at ${port.url}`)
  for (const line of ready?.logins ?? []) print(line)
} catch (error) {
  const isForPeople =
    error instanceof InvalidConfig || error instanceof AddressTaken || error instanceof DataFolderInUse
  process.stderr.write(isForPeople ? `${error.message}\n` : `${String(error instanceof Error ? error.stack : error)}\n`)
  await end(1)
}
