import type { OpenTracing } from '@guildhall/traces-opentelemetry'
import type { DestinationStream } from 'pino'
import type { Config } from '../config/read-config.ts'
import { createLogger, type Logger } from './create-logger.ts'
import { openTracing } from './open-tracing.ts'

type LogConfig = Pick<Config, 'logFormat' | 'logLevel' | 'roles' | 'tracing'>

/** Opens log and tracing: lines have the id of their trace, and an outage of the collector has its lines. */
export async function openLogAndTracing(
  config: LogConfig,
  destination?: DestinationStream,
): Promise<{ readonly log: Logger; readonly tracing: OpenTracing }> {
  const tracing = await openTracing(config, {
    onAway: (error) => log.warn({ err: error }, 'The collector of traces does not respond; spans are lost'),
    onBack: () => log.warn('The collector of traces responds again'),
  })
  const log = createLogger(
    {
      level: config.logLevel,
      format: config.logFormat,
      roles: config.roles,
      traceId: config.tracing === null ? undefined : tracing.traceId,
    },
    destination,
  )
  return { log, tracing }
}
