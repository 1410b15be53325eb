import { toSearchRefusal } from '@guildhall/rest-contract'
import type { Context } from 'koa'

/** An error response. */
export interface ErrorResponse {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly details?: Readonly<Record<string, unknown>>
  readonly retryAfter?: number
}

const isSearchWire = (path: string): boolean => path.startsWith('/1/')

/** Writes the error body that all failures share; on the search wire the hosted service's. Rules: API-10, SRCH-3. */
export const sendError = (ctx: Context, error: ErrorResponse): void => {
  const { code, details, errors, message, retryAfter } = error
  const refusal = isSearchWire(ctx.path) ? toSearchRefusal(error) : null
  ctx.status = refusal?.status ?? error.status
  if (retryAfter !== undefined) ctx.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'json'
  ctx.body = JSON.stringify(
    refusal ?? {
      message,
      code,
      ...(errors === undefined ? {} : { errors }),
      ...(details === undefined || Object.keys(details).length === 0 ? {} : { details }),
    },
  )
}
