import { send } from '@koa/send'
import type { Middleware } from 'koa'

/** Addresses that are never pages of the web app: an unknown one of these is a 404 in JSON. */
const notPages = /^\/(v0|1|graphql|dev|files|pictures|healthz|readyz|metrics)(\/|$)/

/**
 * Serves the built web app: files under /assets/ carry a hash in their name and are kept for a year; every other address that a
 * browser navigates to is the one page, which is asked for anew each time so that a release is seen at once.
 */
export function serveWebApp(folder: string): Middleware {
  return async (ctx, next) => {
    await next()
    if (ctx.body !== undefined || ctx.status !== 404) return
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || notPages.test(ctx.path)) return
    if (await sendFile(ctx, folder)) return
    if (ctx.accepts('html') === false || /\.[a-z0-9]+$/i.test(ctx.path)) return
    ctx.set('Cache-Control', 'no-cache')
    await send(ctx, '/index.html', { root: folder })
  }
}

async function sendFile(ctx: Parameters<Middleware>[0], folder: string): Promise<boolean> {
  if (ctx.path === '/') return false
  const hashed = ctx.path.startsWith('/assets/')
  try {
    const options = hashed
      ? { root: folder, maxage: 31_536_000_000, immutable: true }
      : { root: folder, maxage: 3_600_000 }
    return (await send(ctx, ctx.path, options)) !== undefined
  } catch (error) {
    if (error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500)
      return false
    throw error
  }
}
