import { send } from '@koa/send'
import type { Context, Middleware } from 'koa'
import { SESSION_COOKIE, SIGNED_IN_COOKIE } from '../requests/access.ts'

/** Addresses that are never pages of the web app: an unknown one of these is a 404 in JSON. */
const notPages = /^\/(v0|1|graphql|dev|files|pictures|healthz|readyz|metrics)(\/|$)/

/** Tells the page that '/' shows the landing page. */
const LANDING_COOKIE = 'landing_page'

export interface WebAppOptions {
  /** '/' shows the landing page instead of sending home. Rule: ONB-22. */
  readonly hasLandingPage?: boolean
  /** Pages that the operator has elsewhere: their path here, and their address. */
  readonly elsewhere?: ReadonlyMap<string, string>
}

const nothing: ReadonlyMap<string, string> = new Map()

/**
 * Serves the built web app: files under /assets/ carry a hash in their name and are kept for a year; every other address that a
 * browser navigates to is the one page, which is asked for anew each time so that a release is seen at once.
 */
export function serveWebApp(
  folder: string,
  { hasLandingPage = false, elsewhere = nothing }: WebAppOptions = {},
): Middleware {
  return async (ctx, next) => {
    await next()
    if (ctx.body !== undefined || ctx.status !== 404) return
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || notPages.test(ctx.path)) return
    const address = elsewhere.get(ctx.path)
    if (address !== undefined) {
      ctx.redirect(address)
      return
    }
    if (await sendFile(ctx, folder)) return
    if (ctx.accepts('html') === false || /\.[a-z0-9]+$/i.test(ctx.path)) return
    ctx.set('Cache-Control', 'no-cache')
    tellWhetherSignedIn(ctx)
    tellOfLandingPage(ctx, hasLandingPage)
    await send(ctx, '/index.html', { root: folder })
  }
}

/** Where a session came without its sign, as one that is older than the sign does, the page is told. */
function tellWhetherSignedIn(ctx: Context): void {
  if (ctx.cookies.get(SESSION_COOKIE) === undefined || ctx.cookies.get(SIGNED_IN_COOKIE) !== undefined) return
  ctx.cookies.set(SIGNED_IN_COOKIE, '1', { httpOnly: false, sameSite: 'lax', path: '/' })
}

function tellOfLandingPage(ctx: Context, has: boolean): void {
  if (has === (ctx.cookies.get(LANDING_COOKIE) !== undefined)) return
  const said = { httpOnly: false, sameSite: 'lax', path: '/' } as const
  if (has) ctx.cookies.set(LANDING_COOKIE, '1', said)
  else ctx.cookies.set(LANDING_COOKIE, '', { ...said, expires: new Date(0) })
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
