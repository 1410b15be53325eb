import { DataFolderInUse } from '@guildhall/postgres/embedded'
import { InvalidConfig } from './config/invalid-config.ts'
import { readConfig } from './config/read-config.ts'
import { AddressTaken } from './process/open-port.ts'
import { openLogAndTracing } from './process/open-log-and-tracing.ts'
import { createErrorReporter, reportUncaughtErrors, withErrorReports } from './process/error-reports.ts'
import { listDemoLogins } from './seed/demo-logins.ts'
import { type Guildhall, startGuildhall } from './start-guildhall.ts'

const terminal = process.stdout.isTTY

/** Errors that an operator can fix are printed without a stack trace. */
const isOperatorError = (error: unknown): error is Error =>
  error instanceof InvalidConfig || error instanceof AddressTaken || error instanceof DataFolderInUse

/** How long reports of the last errors, and the last spans, may take when the process stops. */
const FLUSH_MS = 1_000

/** Whatever hangs: who runs the product kills it after this. */
const STOP_WITHIN_MS = 9_500

const print = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env, terminal)
  const reporter = await createErrorReporter(config)
  if (config.sentryDsn !== null) reportUncaughtErrors(reporter)
  const opened = await openLogAndTracing(config)
  const { tracing } = opened
  const log = withErrorReports(opened.log, reporter)
  let guildhall: Guildhall | null = null
  let stopping = false
  const stop = (code: 0 | 1): void => {
    if (stopping) return
    stopping = true
    // While it starts nobody is served yet: transactions are rolled back, and an embedded database ends with this process.
    if (guildhall === null) process.exit(code)
    setTimeout(() => {
      log.error('The product did not stop in time')
      process.exit(1)
    }, STOP_WITHIN_MS).unref()
    const stopped = guildhall.stop().finally(() => Promise.all([reporter.flush(FLUSH_MS), tracing.stop(FLUSH_MS)]))
    stopped.then(
      () => process.exit(code),
      () => process.exit(1),
    )
  }
  const onFatal = (error: Error): void => {
    log.fatal({ err: error }, 'The product cannot go on, and ends')
    stop(1)
  }
  // Before the start, which may take minutes: process 1 of a container ignores signals that it does not handle.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
  guildhall = await startGuildhall(config, { log, tracing, progress: print, onFatal })
  print(`Guildhall is ready at ${guildhall.url}`)
  for (const line of listDemoLogins(config)) print(line)
} catch (error) {
  process.stderr.write(
    isOperatorError(error) ? `${error.message}\n` : `${String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
}
