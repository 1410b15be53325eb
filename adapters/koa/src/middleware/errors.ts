import { DependencyUnavailable } from '@guildhall/domain/shared'
import { generalProblems, type GeneralProblemName } from '@guildhall/rest-contract'
import type { Context, Middleware } from 'koa'
import { answerRefusal } from '../requests/answer-refusal.ts'
import { RequestRefused } from '../requests/request-refused.ts'

/** Where failures are written down for operators; nothing of it reaches a caller. */
export interface ErrorLog {
  error(facts: Readonly<Record<string, unknown>>, message: string): void
  warn(facts: Readonly<Record<string, unknown>>, message: string): void
}

const RETRY_AFTER_SECONDS = 5
const isApi = (path: string): boolean => /^\/(v0|1)(\/|$)/.test(path)

const answerGeneral = (ctx: Context, code: GeneralProblemName, retryAfter?: number): void =>
  answerRefusal(ctx, { ...generalProblems[code], code, ...(retryAfter === undefined ? {} : { retryAfter }) })

/** The status that a library gave its error, under either of the names they use. */
export const statusOf = (error: unknown): number | null => {
  if (typeof error !== 'object' || error === null) return null
  const said: unknown = 'httpCode' in error ? error.httpCode : 'status' in error ? error.status : null
  return typeof said === 'number' ? said : null
}

const codeOfStatus: Readonly<Record<number, GeneralProblemName>> = {
  400: 'unreadable',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
}

/** What no route took: an unknown address, or a known one by another method. */
const answerEmpty = (ctx: Context): void => {
  if (ctx.status === 404) answerGeneral(ctx, 'not-found')
  if (ctx.status === 405 || ctx.status === 501) answerGeneral(ctx, 'method-not-allowed')
}

const hasHungUp = (ctx: Context, error: unknown): boolean =>
  ctx.req.destroyed &&
  error instanceof Error &&
  'code' in error &&
  /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(error.code))

/**
 * Turns whatever is thrown below it into the error body: refusals as they are, a dependency that is away into 503 with Retry-After, all
 * else into 500. Never a stack, SQL or a library's own words. Rules: API-10, API-14.
 */
export const errors =
  (log: ErrorLog): Middleware =>
  async (ctx, next) => {
    try {
      await next()
      const empty = ctx.body === undefined || ctx.body === null
      if (empty && isApi(ctx.path)) answerEmpty(ctx)
    } catch (error) {
      const about = { err: error, requestId: ctx.response.get('X-Request-Id'), method: ctx.method, path: ctx.path }
      if (error instanceof RequestRefused) {
        const { code, facts, message, status } = error
        answerRefusal(ctx, { ...facts, status, code, message })
        return
      }
      if (error instanceof DependencyUnavailable) {
        log.warn({ ...about, dependency: error.dependency }, 'A dependency is away')
        answerGeneral(ctx, 'unavailable', RETRY_AFTER_SECONDS)
        return
      }
      if (hasHungUp(ctx, error)) return
      const code = codeOfStatus[statusOf(error) ?? 0]
      if (code !== undefined) {
        answerGeneral(ctx, code)
        return
      }
      log.error(about, 'A request failed')
      answerGeneral(ctx, 'internal-error')
    }
  }
