import { readConfig } from '../../config/read-config.ts'
import { createLogger } from '../../process/create-logger.ts'
import { startGuildhall } from '../../start-guildhall.ts'
import { NO_RATE_LIMITS } from './start-test-server.ts'

// Runs the product in a process of its own, like main.ts but without the web app, for tests that kill it or measure it.
const config = readConfig(process.env, false)
const log = createLogger({ level: config.logLevel, format: config.logFormat, roles: config.roles })
const limits = process.env['TEST_RATE_LIMITS'] === 'none' ? { rateLimits: NO_RATE_LIMITS } : {}
const sharedSearchMs = process.env['TEST_SHARED_SEARCHES'] === 'none' ? 0 : undefined
const guildhall = await startGuildhall(config, {
  log,
  progress: () => undefined,
  web: false,
  sharedSearchMs,
  ...limits,
})
/** Set where a request's `__proto__` has reached Object.prototype (see hostile-values.ts). */
const isPolluted = (): boolean => 'polluted' in {}
process.on('SIGTERM', () => void guildhall.stop().then(() => process.exit(isPolluted() ? 3 : 0)))
process.stdout.write(`Guildhall is ready at ${guildhall.url}\n`)
