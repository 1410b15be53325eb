import { DataFolderInUse } from '@guildhall/postgres/embedded'
import { InvalidConfig, readConfig } from './config/read-config.ts'
import { AddressTaken } from './process/open-port.ts'
import { createLogger } from './process/create-logger.ts'
import { demoLogins } from './seed/demo-logins.ts'
import { startGuildhall } from './start-guildhall.ts'

const terminal = process.stdout.isTTY

/** What an operator can mend is said in one sentence, without a stack. */
const isForOperators = (error: unknown): error is Error =>
  error instanceof InvalidConfig || error instanceof AddressTaken || error instanceof DataFolderInUse

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env, terminal)
  const log = createLogger({ level: config.logLevel, format: config.logFormat })
  const guildhall = await startGuildhall(config, { log, progress: say })
  say(`Guildhall is ready at ${guildhall.url}`)
  for (const line of demoLogins(config.seed)) say(line)

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    guildhall.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
} catch (error) {
  process.stderr.write(
    isForOperators(error) ? `${error.message}\n` : `${String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}
