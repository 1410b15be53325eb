import { readConfig } from '../../config/read-config.ts'
import { createLogger } from '../../process/create-logger.ts'
import { startGuildhall } from '../../start-guildhall.ts'

// The product as a process of its own, as main.ts starts it but for the web app: tests kill it.
const config = readConfig(process.env, false)
const log = createLogger({ level: config.logLevel, format: config.logFormat })
const guildhall = await startGuildhall(config, { log, progress: () => undefined, web: false })
process.on('SIGTERM', () => void guildhall.stop().then(() => process.exit(0)))
process.stdout.write(`Guildhall is ready at ${guildhall.url}\n`)
