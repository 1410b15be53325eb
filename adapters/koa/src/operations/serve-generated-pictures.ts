import type { Middleware } from 'koa'
import { PICTURE_POLICY } from '../middleware/content-policies.ts'

const address = /^\/pictures\/drawn\/([0-9a-z-]{1,200})\.svg$/

/** Serves pictures that are generated from their address, such as the demo market's portraits; an address always gives the same picture. */
export function serveGeneratedPictures(generate: (key: string) => string | null): Middleware {
  return async (ctx, next) => {
    const key = ctx.method === 'GET' || ctx.method === 'HEAD' ? address.exec(ctx.path)?.[1] : undefined
    const svg = key === undefined ? null : generate(key)
    if (svg === null) return next()
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    ctx.set('Content-Security-Policy', PICTURE_POLICY)
    ctx.type = 'image/svg+xml'
    ctx.body = svg
  }
}
