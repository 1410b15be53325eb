import type { Middleware } from 'koa'

export interface RequestSeen {
  /** The route's pattern, not the address: ids would make a row for each. */
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Tells of every answered request, for the metrics and the log. */
export function watchRequests(seen: (request: RequestSeen) => void): Middleware {
  return async (ctx, next) => {
    const started = process.hrtime.bigint()
    try {
      await next()
    } finally {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9
      const matched: unknown = ctx['_matchedRoute']
      const route = typeof matched === 'string' ? matched : 'other'
      seen({ route, method: ctx.method, status: ctx.status, seconds })
    }
  }
}
