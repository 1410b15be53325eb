import pino, { type Logger } from 'pino'

export type { Logger }

/** The log: JSON lines, or readable ones on a terminal. Tokens, passwords and addresses of people never reach it. */
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
