import { readConfig } from '../../config/read-config.ts'
import { openLogAndTracing } from '../../process/open-log-and-tracing.ts'
import { startGuildhall } from '../../start-guildhall.ts'
import { NO_RATE_LIMITS } from './start-test-server.ts'

// Runs the product in a process of its own, like main.ts but without the web app, for tests that kill it or measure it.
const config = readConfig(process.env, false)
const { log, tracing } = await openLogAndTracing(config)
const limits = process.env['TEST_RATE_LIMITS'] === 'none' ? { rateLimits: NO_RATE_LIMITS } : {}
const sharedSearchMs = process.env['TEST_SHARED_SEARCHES'] === 'none' ? 0 : undefined
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const guildhall = await startGuildhall(config, {
  log,
  tracing,
  // Who starts it with a port for operators has to know which.
  progress: (line) => (line.startsWith('Health and metrics at') ? print(line) : undefined),
  web: false,
  sharedSearchMs,
  ...limits,
})
/** Set where a request's `__proto__` has reached Object.prototype (see hostile-values.ts). */
const isPolluted = (): boolean => 'polluted' in {}
const stop = async (): Promise<void> => {
  await guildhall.stop()
  await tracing.stop(1_000)
  process.exit(isPolluted() ? 3 : 0)
}
process.on('SIGTERM', () => void stop())
print(`Guildhall is ready at ${guildhall.url}`)
