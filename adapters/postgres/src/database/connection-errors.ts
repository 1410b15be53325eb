import { DependencyUnavailable } from '@guildhall/domain/shared'

/** Codes of Node and the driver for an unreachable server. */
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

/** SQLSTATEs of a server that is shutting down, has crashed, is starting up, or has too many connections. */
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

/** Replaces errors of an unreachable server by `DependencyUnavailable`; returns other errors as they are. */
export function toDependencyError(error: unknown): unknown {
  return isUnavailable(error) ? new DependencyUnavailable('postgres', { cause: error }) : error
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  if (NETWORK_CODES.has(code) || SERVER_CODES.has(code) || code.startsWith('08')) return true
  if (error.name === 'KnexTimeoutError') return true
  return MESSAGES.some((message) => error.message.includes(message))
}

/** Serialization failure, deadlock, or a prepared statement lost: the transaction may simply be retried. */
export function isTransient(error: unknown): boolean {
  return ['40001', '40P01'].includes(errorCode(error)) || isPreparedStatementLost(error)
}

/** A plan of before a migration, or a connection that is not the one that prepared: statements by name do not work here. */
export function isPreparedStatementLost(error: unknown): boolean {
  const code = errorCode(error)
  if (['26000', '42P05'].includes(code)) return true
  return code === '0A000' && error instanceof Error && error.message.includes('cached plan')
}

/** Whether a unique index was violated; with a name, only that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (errorCode(error) !== '23505') return false
  return constraint === undefined || readTextField(nativeError(error), 'constraint') === constraint
}

const errorCode = (error: unknown): string => readTextField(nativeError(error), 'code')

/** objection wraps the driver's error. */
const nativeError = (error: unknown): unknown =>
  error instanceof Error && 'nativeError' in error ? error.nativeError : error

const readTextField = (error: unknown, field: 'code' | 'constraint'): string => {
  const value = error instanceof Error ? (error as Error & Partial<Record<typeof field, unknown>>)[field] : undefined
  return typeof value === 'string' ? value : ''
}
