import { DependencyUnavailable } from '@guildhall/domain/shared'

/** What node and the driver say when nobody answers. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** What PostgreSQL says when it stops, starts or is full: shutdown, crash, starting up, too many connections. */
const SERVER_CODES = new Set(['57P01', '57P02', '57P03', '53300'])

const MESSAGES = [
  'Connection terminated',
  'Connection ended',
  'Client has encountered a connection error',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Unable to acquire a connection',
  'not queryable',
]

/** The error itself, or a `DependencyAway` in its place where it only says that the server is not there. */
export function asDependencyAway(error: unknown): unknown {
  return isAway(error) ? new DependencyUnavailable('postgres', { cause: error }) : error
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (NETWORK_CODES.has(code) || SERVER_CODES.has(code) || code.startsWith('08')) return true
  if (error.name === 'KnexTimeoutError') return true
  return MESSAGES.some((message) => error.message.includes(message))
}

/** Two transactions got in each other's way and the server gave one up: the same work may simply run again. */
export function isTransient(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** True where a unique index refused; with a name, only where it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false
  return constraint === undefined || textOf(nativeOf(error), 'constraint') === constraint
}

const codeOf = (error: unknown): string => textOf(nativeOf(error), 'code')

/** objection wraps what the driver says. */
const nativeOf = (error: unknown): unknown =>
  error instanceof Error && 'nativeError' in error ? error.nativeError : error

const textOf = (error: unknown, field: 'code' | 'constraint'): string => {
  const value = error instanceof Error ? (error as Error & Partial<Record<typeof field, unknown>>)[field] : undefined
  return typeof value === 'string' ? value : ''
}
