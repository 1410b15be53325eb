import type { Middleware } from 'koa'

const LINK = /^\/v0\/auth\/email\/verify\/([^/]+)\/([^/]+)$/

/** Redirects browsers from a verification link to the page that makes the call; clients that accept JSON get the API's answer. Rule: API-21. */
export const verificationLinkPage: Middleware = (ctx, next) => {
  const [, uuid, hash] = LINK.exec(ctx.path) ?? []
  if (uuid === undefined || hash === undefined || ctx.method !== 'GET') return next()
  if (ctx.accepts('json', 'html') !== 'html') return next()
  ctx.set('Referrer-Policy', 'no-referrer')
  ctx.status = 302
  ctx.redirect(`/verify-email?uuid=${uuid}&hash=${hash}`)
  return Promise.resolve()
}
