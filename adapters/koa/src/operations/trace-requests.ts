import type { Tracing } from '@guildhall/domain/shared'
import type { Middleware } from 'koa'

/** Asked by machines every few seconds, or files of the web app: of no interest, and many. */
const UNTRACED = /^\/(?:healthz|readyz|metrics|assets\/.*)$/

export interface RequestTracingOptions {
  readonly tracing: Tracing
  /** Whether the trace of the caller is continued, by its `traceparent`. */
  readonly continuesRequests: boolean
}

/**
 * A span for each request, named by method and route. Paths, queries, addresses and browsers are not told: they name people, or have tokens.
 * Rule: BASE-54.
 */
export const traceRequests =
  ({ continuesRequests, tracing }: RequestTracingOptions): Middleware =>
  (ctx, next) => {
    if (UNTRACED.test(ctx.path)) return next()
    const { method } = ctx
    const parent = continuesRequests ? ctx.get('traceparent') || null : null
    const attributes = { 'http.request.method': method, 'guildhall.request.id': ctx.response.get('X-Request-Id') }
    return tracing.run(method, { kind: 'server', attributes, parent }, async (span) => {
      await next()
      const matched: unknown = ctx['_matchedRoute']
      const route = typeof matched === 'string' ? matched : 'other'
      span.rename(`${method} ${route}`)
      span.set({ 'http.route': route, 'http.response.status_code': ctx.status })
    })
  }
