import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'

export type { Logger }

/**
 * Creates the logger: JSON lines, or readable ones on a terminal. Tokens, passwords and people's addresses are never logged, nor what an error says of
 * them. Rule: BASE-22.
 */
export function createLogger(
  { level, format }: { level: string; format: 'pretty' | 'json' },
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: null,
    redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
    serializers: { err: describe, error: describe },
    ...(format === 'pretty'
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } } }
      : {}),
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const describe = (error: unknown) => describeError(error)
