// A server process of `npm run dev`. It preloads the packages that the sources import, which do not change, and waits; the sources
// are loaded on start, so that a waiting process is never outdated.
import { registerHooks } from 'node:module'
import type { ReadyMessage, StartMessage } from './messages.ts'

const isPackage = (url: string | undefined): boolean => url === undefined || url.includes('/node_modules/')
const packages = new Set<string>()
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    if (found.url.startsWith('file:') && isPackage(found.url) && !isPackage(context.parentURL)) packages.add(found.url)
    return found
  },
})

/** How long the last spans may take when the process stops. */
const FLUSH_MS = 1_000

let begun = false
let stop: () => Promise<void> = () => Promise.resolve()
let ending = false

const end = (): void => {
  if (ending) return
  ending = true
  stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}

const start = async ({ databaseUrl, publicUrl, showsProgress }: StartMessage): Promise<void> => {
  const { demoLogins, openLogAndTracing, readConfig, startGuildhall } = await import('@guildhall/server')
  const read = readConfig(process.env, process.stdout.isTTY)
  // Configured as embedded, like `npm start`, although the database belongs to the parent process.
  const config = { ...read, databaseUrl, publicUrl: read.publicUrl ?? publicUrl, host: '127.0.0.1', port: 0 }
  const { log, tracing } = await openLogAndTracing(config)
  const guildhall = await startGuildhall(config, {
    log,
    tracing,
    progress: (line) => void (showsProgress && process.stdout.write(`${line}\n`)),
    web: 'sources',
  })
  stop = async () => {
    await guildhall.stop()
    await tracing.stop(FLUSH_MS)
  }
  if (ending) return void stop().then(() => process.exit(0))
  const ready: ReadyMessage = { url: guildhall.url, logins: demoLogins(config), packages: [...packages] }
  process.send?.(ready)
}

process.once('message', (message) => {
  begun = true
  start(message as StartMessage).catch((error: unknown) => {
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
    process.exit(1)
  })
})
// The parent stops this process; Ctrl-C in the terminal reaches all processes and is ignored here.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', end)
process.on('disconnect', end)

for (const url of process.argv.slice(2)) {
  if (begun) break
  // Non-modules, such as fonts, are only resolved by the sources, and not loaded.
  await import(url).catch(() => undefined)
}
