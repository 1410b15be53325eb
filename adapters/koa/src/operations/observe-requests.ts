import type { Middleware } from 'koa'

export interface ObservedRequest {
  /** The route's pattern, not the path: ids would create a metric for each. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Reports every finished request with the status of its answer, so it stands outside what turns failures into answers. Rule: BASE-36. */
export function observeRequests(onRequest: (request: ObservedRequest) => void): Middleware {
  return async (ctx, next) => {
    const started = process.hrtime.bigint()
    try {
      await next()
    } finally {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9
      const matched: unknown = ctx['_matchedRoute']
      const route = typeof matched === 'string' ? matched : 'other'
      onRequest({ route, method: ctx.method, status: ctx.status, seconds })
    }
  }
}
