import { readConfig } from '../../../server/src/config/read-config.ts'
import { NO_RATE_LIMITS } from '../../../server/src/http-tests/support/start-test-server.ts'
import { createLogger } from '../../../server/src/process/create-logger.ts'
import { startGuildhall } from '../../../server/src/start-guildhall.ts'

// The whole product in a process of its own, like main.ts but without limits on the number of calls.
const config = readConfig(process.env, false)
const log = createLogger({ level: config.logLevel, format: config.logFormat })
const guildhall = await startGuildhall(config, { log, progress: () => undefined, rateLimits: NO_RATE_LIMITS })
process.on('SIGTERM', () => void guildhall.stop().then(() => process.exit(0)))
process.stdout.write(`Guildhall is ready at ${guildhall.url}\n`)
