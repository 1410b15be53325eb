import { createLogger, readConfig, startGuildhall } from '@guildhall/server'

// The product without its pages, started like in production.
const config = readConfig(process.env, false)
const log = createLogger({ level: 'error', format: 'json' })
const guildhall = await startGuildhall(config, { log, progress: () => undefined, web: false })
process.on('SIGTERM', () => void guildhall.stop().then(() => process.exit(0)))
console.log(`ready ${guildhall.url}`)
