import type { Middleware } from 'koa'

/**
 * The hosted service's clients call the search routes from any page. These routes never accept the cookie, so any origin may call them
 * with its key. Rule: API-8.
 */
export const searchCors: Middleware = async (ctx, next) => {
  if (!ctx.path.startsWith('/1/')) {
    await next()
    return
  }
  ctx.set('Access-Control-Allow-Origin', '*')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  if (ctx.method !== 'OPTIONS') {
    await next()
    return
  }
  ctx.set('Access-Control-Allow-Methods', 'POST, OPTIONS')
  ctx.set(
    'Access-Control-Allow-Headers',
    'content-type, x-algolia-api-key, x-algolia-application-id, x-algolia-agent, x-algolia-usertoken',
  )
  ctx.set('Access-Control-Max-Age', '86400')
  ctx.status = 204
}
