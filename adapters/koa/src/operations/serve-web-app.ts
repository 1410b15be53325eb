import { send } from '@koa/send'
import type { Context, Middleware } from 'koa'
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '../requests/access.ts'

/** Paths that are never pages of the web app: unknown ones get a 404 in JSON. */
const nonPagePaths = /^\/(v0|1|graphql|dev|files|pictures|healthz|readyz|metrics)(\/|$)/

/** Present if '/' shows the landing page. */
const LANDING_COOKIE = 'landing_page'

export interface WebAppOptions {
  /** '/' shows the landing page instead of redirecting. Rule: ONB-22. */
  readonly hasLandingPage?: boolean
  /** Addresses of pages that the operator hosts elsewhere, by path. */
  readonly redirects?: ReadonlyMap<string, string>
}

const noRedirects: ReadonlyMap<string, string> = new Map()

/**
 * Serves the built web app: files under /assets/ have a hash in their name and are cached for a year; every other path that a browser
 * navigates to gets the single page, which is revalidated each time so that a release takes effect at once.
 */
export function serveWebApp(
  folder: string,
  { hasLandingPage = false, redirects = noRedirects }: WebAppOptions = {},
): Middleware {
  return async (ctx, next) => {
    await next()
    if (ctx.body !== undefined || ctx.status !== 404) return
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || nonPagePaths.test(ctx.path)) return
    const address = redirects.get(ctx.path)
    if (address !== undefined) {
      ctx.redirect(address)
      return
    }
    if (await sendFile(ctx, folder)) return
    if (ctx.accepts('html') === false || /\.[a-z0-9]+$/i.test(ctx.path)) return
    ctx.set('Cache-Control', 'no-cache')
    setSignedInCookie(ctx)
    setLandingPageCookie(ctx, hasLandingPage)
    await send(ctx, '/index.html', { root: folder })
  }
}

/** Adds the cookie to sessions that are older than it. */
function setSignedInCookie(ctx: Context): void {
  if (ctx.cookies.get(SESSION_COOKIE) === undefined || ctx.cookies.get(SIGNED_IN_COOKIE) !== undefined) return
  ctx.cookies.set(SIGNED_IN_COOKIE, '1', { httpOnly: false, sameSite: 'lax', path: '/' })
}

function setLandingPageCookie(ctx: Context, hasLandingPage: boolean): void {
  if (hasLandingPage === (ctx.cookies.get(LANDING_COOKIE) !== undefined)) return
  const options = { httpOnly: false, sameSite: 'lax', path: '/' } as const
  if (hasLandingPage) ctx.cookies.set(LANDING_COOKIE, '1', options)
  else ctx.cookies.set(LANDING_COOKIE, '', { ...options, expires: new Date(0) })
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
