import { hostname } from 'node:os'
import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'

export type { Logger }

interface LoggerOptions {
  readonly level: string
  readonly format: 'pretty' | 'json'
  /** Of the process, for telling the lines of several apart. */
  readonly roles?: readonly string[]
  /** The id of the trace that a line belongs to; null outside of one. */
  readonly traceId?: (() => string | null) | undefined
}

/**
 * Creates the logger: JSON lines with process, machine and roles, or readable ones on a terminal. Tokens, passwords and people's addresses are never logged, nor what an error says of
 * them. Rule: BASE-22.
 */
export function createLogger(
  { format, level, roles, traceId }: LoggerOptions,
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: { pid: process.pid, host: hostname(), ...(roles === undefined ? {} : { roles: roles.join() }) },
    redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
    ...(traceId === undefined ? {} : { mixin: () => ({ traceId: traceId() ?? undefined }) }),
    serializers: { err: describe, error: describe },
    ...(format === 'pretty'
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,host,roles' } } }
      : {}),
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const describe = (error: unknown) => describeError(error)
