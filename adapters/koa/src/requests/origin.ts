import type { Context } from 'koa'

/**
 * The origin at which this caller reaches us: the configured one if the host matches, otherwise the requested one. Only for responses to
 * this caller; links in mails are built from the configured address alone. Rule: IDEN-22.
 */
export const readOrigin = (ctx: Context, publicUrl: string): string => {
  const configured = new URL(publicUrl)
  return ctx.host === '' || ctx.host === configured.host ? configured.origin : `${ctx.protocol}://${ctx.host}`
}

/** Whether an origin, or an address, is ours: that of the configured address, or of the requested host. */
const isOurs = (origin: string, host: string, publicUrl: string): boolean => {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.origin === new URL(publicUrl).origin || url.host === host
}

/** Whether the Origin header is ours: the configured address, or the requested host. */
export const isOwnOrigin = (ctx: Context, publicUrl: string): boolean => isOurs(ctx.get('Origin'), ctx.host, publicUrl)

/**
 * Whether the page of another site asks for a socket, at this host. A client that is no browser has no Origin, and is not one.
 * Rule: API-32.
 */
export const isForeignPage = (origin: string | undefined, host: string, publicUrl: string): boolean =>
  origin !== undefined && !isOurs(origin, host, publicUrl)

/**
 * Whether a page of ours, or the person in the address bar, leads the browser here, by Sec-Fetch-Site. Browsers from before 2023, and all of them
 * without TLS, do not send it; then only a Referer of ours counts, which our pages send to ourselves. Rule: IDEN-56.
 */
export const isOwnNavigation = (ctx: Context, publicUrl: string): boolean => {
  const site = ctx.get('Sec-Fetch-Site')
  return site === '' ? isOurs(ctx.get('Referer'), ctx.host, publicUrl) : site === 'same-origin' || site === 'none'
}

/** Whether a page of another site sent the request, on a server without a public address. */
export const isForeignOrigin = (ctx: Context): boolean =>
  ctx.get('Origin') !== '' && !isOwnOrigin(ctx, `http://${ctx.host}`)

/** ISO 3166-1 alpha-2 code from the visitor's first language with a country ('en-ZA'); null if there is none. */
export const readCountryCode = (ctx: Context): string | null => {
  for (const part of ctx.get('Accept-Language').slice(0, 200).split(',')) {
    const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:;|$)/i.exec(part)?.[1]
    if (region !== undefined) return region.toUpperCase()
  }
  return null
}
