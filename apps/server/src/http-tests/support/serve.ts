import { readConfig } from '../../config/read-config.ts'
import { createLogger } from '../../process/create-logger.ts'
import { startGuildhall } from '../../start-guildhall.ts'

// Runs the product in a process of its own, like main.ts but without the web app, for tests that kill it.
const config = readConfig(process.env, false)
const log = createLogger({ level: config.logLevel, format: config.logFormat })
const guildhall = await startGuildhall(config, { log, progress: () => undefined, web: false })
process.on('SIGTERM', () => void guildhall.stop().then(() => process.exit(0)))
process.stdout.write(`Guildhall is ready at ${guildhall.url}\n`)
