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

/** Writes the error body that all failures share. Rule: API-10. */
export const sendError = (ctx: Context, error: ErrorResponse): void => {
  const { status, code, message, errors, details, retryAfter } = error
  ctx.status = status
  if (retryAfter !== undefined) ctx.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'json'
  ctx.body = JSON.stringify({
    message,
    code,
    ...(errors === undefined ? {} : { errors }),
    ...(details === undefined || Object.keys(details).length === 0 ? {} : { details }),
    // The hosted search service's clients read the status from the body.
    ...(ctx.path.startsWith('/1/') ? { status } : {}),
  })
}
