import { DataFolderInUse } from '@guildhall/postgres/embedded'
import { InvalidConfig } from './config/invalid-config.ts'
import { readConfig } from './config/read-config.ts'
import { AddressTaken } from './process/open-port.ts'
import { createLogger } from './process/create-logger.ts'
import { createErrorReporter, reportUncaughtErrors, withErrorReports } from './process/error-reports.ts'
import { listDemoLogins } from './seed/demo-logins.ts'
import { startGuildhall } from './start-guildhall.ts'

const terminal = process.stdout.isTTY

/** Errors that an operator can fix are printed without a stack trace. */
const isOperatorError = (error: unknown): error is Error =>
  error instanceof InvalidConfig || error instanceof AddressTaken || error instanceof DataFolderInUse

/** How long reports of the last errors may take when the process stops. */
const FLUSH_MS = 1_000

const print = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env, terminal)
  const reporter = createErrorReporter(config)
  if (config.sentryDsn !== null) reportUncaughtErrors(reporter)
  const log = withErrorReports(createLogger({ level: config.logLevel, format: config.logFormat }), reporter)
  const guildhall = await startGuildhall(config, { log, progress: print })
  print(`Guildhall is ready at ${guildhall.url}`)
  for (const line of listDemoLogins(config)) print(line)

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    const stopped = guildhall.stop().finally(() => reporter.flush(FLUSH_MS))
    stopped.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
} catch (error) {
  process.stderr.write(
    isOperatorError(error) ? `${error.message}\n` : `${String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}
