import { type ErrorReporter, silentErrorReporter } from '@guildhall/domain/shared'
import type { Config } from '../config/read-config.ts'
import type { Logger } from './create-logger.ts'
import { RELEASE } from './release.ts'

/** The reporter of the configuration; without a service it reports nothing. */
export async function createErrorReporter({
  production,
  sentryDsn,
}: Pick<Config, 'production' | 'sentryDsn'>): Promise<ErrorReporter> {
  if (sentryDsn === null) return silentErrorReporter
  const { createSentryReporter } = await import('@guildhall/error-reports-sentry')
  const environment = production ? 'production' : 'development'
  return createSentryReporter({ dsn: sentryDsn, release: RELEASE, environment })
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The same log; what it logs as an error is also reported, with the request's id. Rule: API-24. */
export const withErrorReports = (log: Logger, reporter: ErrorReporter): Logger => {
  const report = (facts: unknown, message: unknown): void => {
    const known = typeof facts === 'object' && facts !== null ? (facts as Readonly<Record<string, unknown>>) : {}
    const requestId = textOf(known['requestId'])
    const method = textOf(known['method'])
    // Other facts may be about a person; the log keeps them.
    reporter.report(known['err'] ?? new Error(textOf(message) ?? textOf(facts) ?? 'An error was logged'), {
      ...(requestId === undefined ? {} : { requestId }),
      ...(method === undefined ? {} : { method }),
    })
  }
  const reporting = Object.create(log) as Logger
  for (const level of ['error', 'fatal'] as const) {
    reporting[level] = (facts: unknown, message?: unknown, ...more: unknown[]): void => {
      report(facts, message)
      log[level](facts as object, message as string, ...more)
    }
  }
  return reporting
}

const FLUSH_MS = 2_000

/** Reports an error that nothing has caught, and ends the process as it would have ended without us. Rule: API-24. */
export const reportUncaughtErrors = (reporter: ErrorReporter): void => {
  const end = async (error: unknown): Promise<void> => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    reporter.report(error)
    await reporter.flush(FLUSH_MS)
    process.exit(1)
  }
  process.on('uncaughtException', (error) => void end(error))
}
