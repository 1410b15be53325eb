import { DependencyUnavailable, noTracing, type Tracing } from '@guildhall/domain/shared'
import { generalProblems, type GeneralProblemName } from '@guildhall/rest-contract'
import type { Context, Middleware } from 'koa'
import { sendError } from '../requests/send-error.ts'
import { refuseUnknownSearch } from '../requests/unknown-search.ts'
import { RequestRefused } from '../requests/request-refused.ts'

/** Log of failures for operators; its entries never reach a caller. */
export interface ErrorLog {
  error(facts: Readonly<Record<string, unknown>>, message: string): void
  warn(facts: Readonly<Record<string, unknown>>, message: string): void
}

const RETRY_AFTER_SECONDS = 5
const isApi = (path: string): boolean => /^\/(v0|1)(\/|$)/.test(path)

const sendGeneralError = (ctx: Context, code: GeneralProblemName, retryAfter?: number): void =>
  sendError(ctx, { ...generalProblems[code], code, ...(retryAfter === undefined ? {} : { retryAfter }) })

/** The HTTP status of a library's error, under either of the names in use. */
export const readErrorStatus = (error: unknown): number | null => {
  if (typeof error !== 'object' || error === null) return null
  const status: unknown = 'httpCode' in error ? error.httpCode : 'status' in error ? error.status : null
  return typeof status === 'number' ? status : null
}

const codeByStatus: Readonly<Record<number, GeneralProblemName>> = {
  400: 'unreadable',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
}

/** Answers requests that no route matched: an unknown path, or a known one with another method. */
const sendUnmatchedError = (ctx: Context): void => {
  const refusal = ctx.status === 404 ? refuseUnknownSearch(ctx.path) : null
  if (refusal !== null) {
    sendError(ctx, refusal)
    return
  }
  if (ctx.status === 404) sendGeneralError(ctx, 'not-found')
  if (ctx.status === 405 || ctx.status === 501) sendGeneralError(ctx, 'method-not-allowed')
}

const isClientDisconnect = (ctx: Context, error: unknown): boolean =>
  ctx.req.destroyed &&
  error instanceof Error &&
  'code' in error &&
  /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(error.code))

/** Paths of links contain tokens, and ids of people: a log has the pattern. */
const routeOf = (ctx: Context): string => {
  const matched: unknown = ctx['_matchedRoute']
  return typeof matched === 'string' ? matched : 'other'
}

/**
 * Turns whatever is thrown below it into the error body: refused requests as they are, an unavailable dependency into 503 with
 * Retry-After, everything else into 500. Never exposes a stack trace, SQL or a library's message. Rules: API-10, API-14.
 */
export const errors =
  (log: ErrorLog, tracing: Tracing = noTracing): Middleware =>
  async (ctx, next) => {
    try {
      await next()
      const empty = ctx.body === undefined || ctx.body === null
      if (empty && isApi(ctx.path)) sendUnmatchedError(ctx)
    } catch (error) {
      const context = {
        err: error,
        requestId: ctx.response.get('X-Request-Id'),
        method: ctx.method,
        route: routeOf(ctx),
      }
      if (error instanceof RequestRefused) {
        const { code, facts, message, status } = error
        sendError(ctx, { ...facts, status, code, message })
        return
      }
      if (error instanceof DependencyUnavailable) {
        tracing.fail(error)
        log.warn({ ...context, dependency: error.dependency }, 'A dependency is unavailable')
        sendGeneralError(ctx, 'unavailable', RETRY_AFTER_SECONDS)
        return
      }
      if (isClientDisconnect(ctx, error)) return
      const code = codeByStatus[readErrorStatus(error) ?? 0]
      if (code !== undefined) {
        sendGeneralError(ctx, code)
        return
      }
      tracing.fail(error)
      log.error(context, 'A request failed')
      sendGeneralError(ctx, 'internal-error')
    }
  }
