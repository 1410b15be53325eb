import { FILES_PATH, type FileStore } from '@guildhall/domain/profiles'
import { routes } from '@guildhall/rest-contract'
import type { Middleware } from 'koa'
import { type AccessDeps, checkAccess } from '../requests/access.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { RequestRefused } from '../requests/request-refused.ts'

export interface ServeFilesDeps extends AccessDeps {
  readonly fileStore: Pick<FileStore, 'get'>
  readonly rateLimits: RateLimits
}

/** Only pictures are served by their name alone: other files need a right of their own. */
const PICTURE = /^pictures\/[a-z0-9-]+\.webp$/

/**
 * Serves pictures to who is signed in. A picture's name is its content's, so it is kept for a year; nothing in it can run.
 * Source: D2, D12.
 */
export const serveFiles = (deps: ServeFilesDeps): Middleware => {
  const { readUser } = routes
  return async (ctx, next) => {
    if (!ctx.path.startsWith(FILES_PATH) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    const name = ctx.path.slice(FILES_PATH.length)
    await deps.rateLimits.consume(readUser, ctx.ip)
    await checkAccess(readUser, ctx, deps)
    const file = PICTURE.test(name) ? await deps.fileStore.get(name) : null
    if (file === null) throw new RequestRefused('not-found')
    ctx.set({
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ETag: `"${name}"`,
    })
    ctx.status = 200
    ctx.type = file.contentType
    if (ctx.fresh) ctx.status = 304
    else ctx.body = Buffer.from(file.bytes)
  }
}
