import type { Middleware } from 'koa'

const address = /^\/pictures\/drawn\/([0-9a-z-]{1,200})\.svg$/

/** Serves pictures that are drawn from their address, such as the demo market's faces; the same address is always the same picture. */
export function serveDrawnPictures(draw: (key: string) => string | null): Middleware {
  return async (ctx, next) => {
    const key = ctx.method === 'GET' || ctx.method === 'HEAD' ? address.exec(ctx.path)?.[1] : undefined
    const svg = key === undefined ? null : draw(key)
    if (svg === null) return next()
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    ctx.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    ctx.type = 'image/svg+xml'
    ctx.body = svg
  }
}
