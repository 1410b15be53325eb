import { send } from '@koa/send'
import { formatOptionalServices, OPTIONAL_SERVICES_COOKIE, type OptionalService } from '@guildhall/domain/privacy'
import { formatSignInProviders, type IdentityProvider, SIGN_IN_PROVIDERS_COOKIE } from '@guildhall/domain/identity'
import type { Context, Middleware } from 'koa'
import { hostCookieName, isServedSecurely, sessionCookieName, SIGNED_IN_COOKIE } from '../requests/session-cookies.ts'

/** Paths that are never pages of the web app: unknown ones get a 404 in JSON. */
const nonPagePaths = /^\/(v0|1|graphql|dev|files|pictures|healthz|readyz|metrics)(\/|$)/

/** Present if '/' shows the landing page. */
const LANDING_COOKIE = 'landing_page'
/** Where pages report errors, and the release; absent if nowhere. */
const ERROR_REPORTS_COOKIE = 'error_reports'

export interface WebAppOptions {
  /** The address that people use; it decides the name of the session's cookie. */
  readonly publicUrl: string
  /** '/' shows the landing page instead of redirecting. Rule: ONB-22. */
  readonly hasLandingPage?: boolean
  /** Where pages report errors and the release, 'dsn release'; null if nowhere. Rule: API-24. */
  readonly errorReports?: string | null
  /** The configured services that need the visitor's consent. Rule: PRIV-12. */
  readonly optionalServices?: readonly OptionalService[]
  /** The providers that people can sign in with. Rule: IDEN-70. */
  readonly signInProviders?: readonly IdentityProvider[]
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
  {
    errorReports = null,
    hasLandingPage = false,
    optionalServices = [],
    publicUrl,
    redirects = noRedirects,
    signInProviders = [],
  }: WebAppOptions,
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
    // Behind a proxy that ends TLS the socket is plain; what counts is the public address.
    ctx.cookies.secure = isServedSecurely(publicUrl)
    setSignedInCookie(ctx, publicUrl)
    const facts = {
      [LANDING_COOKIE]: hasLandingPage ? '1' : null,
      [ERROR_REPORTS_COOKIE]: errorReports === null ? null : encodeURIComponent(errorReports),
      [OPTIONAL_SERVICES_COOKIE]: optionalServices.length === 0 ? null : formatOptionalServices(optionalServices),
      [SIGN_IN_PROVIDERS_COOKIE]:
        signInProviders.length === 0 ? null : encodeURIComponent(formatSignInProviders(signInProviders)),
    }
    for (const [name, value] of Object.entries(facts)) setPageCookie(ctx, hostCookieName(name, publicUrl), value)
    await send(ctx, '/index.html', { root: folder })
  }
}

/** For the page to read. */
const pageCookie = (ctx: Context) =>
  ({ httpOnly: false, sameSite: 'lax', path: '/', secure: ctx.cookies.secure }) as const

/** Adds the cookie to sessions that are older than it. */
function setSignedInCookie(ctx: Context, publicUrl: string): void {
  const name = hostCookieName(SIGNED_IN_COOKIE, publicUrl)
  if (ctx.cookies.get(sessionCookieName(publicUrl)) === undefined || ctx.cookies.get(name) !== undefined) return
  ctx.cookies.set(name, '1', pageCookie(ctx))
}

/** Sets or clears a cookie that the page reads, if the browser has another. */
function setPageCookie(ctx: Context, name: string, value: string | null): void {
  if ((ctx.cookies.get(name) ?? null) === value) return
  const options = pageCookie(ctx)
  if (value === null) ctx.cookies.set(name, '', { ...options, expires: new Date(0) })
  else ctx.cookies.set(name, value, options)
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
