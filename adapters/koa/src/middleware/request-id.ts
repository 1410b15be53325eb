import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'

/** Gives every request an id, so that what a person saw can be found in the log. */
export const requestId: Middleware = (ctx, next) => {
  ctx.set('X-Request-Id', randomUUID())
  return next()
}
