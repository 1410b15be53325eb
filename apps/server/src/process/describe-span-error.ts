import type { SpanError } from '@guildhall/traces-opentelemetry'
import { describeError } from './describe-error.ts'

const readText = (value: unknown, field: 'code' | 'constraint'): string | null => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined
  return typeof found === 'string' ? found : null
}

const SQLSTATE = /^[0-9A-Z]{5}$/

/** The error of the driver, which may be wrapped; null for others. */
const findDatabaseError = (error: unknown): unknown => {
  const native = error instanceof Error && 'nativeError' in error ? error.nativeError : error
  return native instanceof Error && 'severity' in native && SQLSTATE.test(readText(native, 'code') ?? '')
    ? native
    : null
}

/** As the log describes an error. The messages of the database have the values of the statement: only code and constraint are told. Rule: BASE-54. */
export const describeSpanError = (error: unknown): SpanError => {
  const { message, stack, type } = describeError(error)
  const native = findDatabaseError(error)
  const constraint = readText(native, 'constraint')
  return {
    type,
    message:
      native === null ? message : `SQLSTATE ${readText(native, 'code')}${constraint === null ? '' : `, ${constraint}`}`,
    ...(stack === undefined ? {} : { stack }),
  }
}
