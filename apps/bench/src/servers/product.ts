import { createLogger, readConfig, startGuildhall } from '@guildhall/server'

// The product without its pages, started like in production.
const config = readConfig(process.env, false)
const log = createLogger({ level: 'error', format: 'json' })
// A benchmark calls more often than a person.
const often = 1_000_000_000
const rateLimits = { read: often, write: often, search: often, 'sign-in': often }
// It repeats searches: each is asked of the engine, as if nobody had just made it.
const guildhall = await startGuildhall(config, {
  log,
  progress: () => undefined,
  web: false,
  rateLimits,
  sharedSearchMs: 0,
})
process.on('SIGTERM', () => void guildhall.stop().then(() => process.exit(0)))
console.log(`ready ${guildhall.url} ${process.pid}`)
