import type { RequestListener } from 'node:http'
import Koa from 'koa'
import type { Middleware } from 'koa'
import helmet from 'koa-helmet'
import { isServedSecurely } from '../requests/session-cookies.ts'
import { DATA_POLICY } from './content-policies.ts'

export interface SecurityHeadersOptions {
  /** Served over https. */
  readonly secure: boolean
  /** The value of Strict-Transport-Security, sent over https alone; null for none. */
  readonly hsts: string | null
  /** 'sha256-…' of the page's inline scripts and styles, without quotes. */
  readonly scriptHashes?: readonly string[]
  readonly styleHashes?: readonly string[]
  /** Other origins that pages may send to. */
  readonly connectTo?: readonly string[]
  /** Other origins whose scripts and frames pages may load. */
  readonly embeds?: readonly string[]
}

const quoteHashes = (hashes: readonly string[] = []): readonly string[] => hashes.map((hash) => `'${hash}'`)

/** What browsers offer to pages and the product does not use. Passkeys and copying are its own; a chat's frame gets none. */
const PERMISSIONS = [
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  ...['clipboard-write', 'fullscreen', 'publickey-credentials-create', 'publickey-credentials-get'].map(
    (feature) => `${feature}=(self)`,
  ),
].join(', ')

/**
 * A strict policy: own origin only, no inline scripts except the listed ones, no embedding in frames, and no text that becomes a script or markup in
 * the page (trusted types; the page's default policy lets nothing through), unless scripts of others are embedded, which may do so. Rule: API-26.
 */
export const securityHeaders = (options: SecurityHeadersOptions): Middleware => {
  const { hsts, secure } = options
  const headers = createHelmet(options)
  return (ctx, next) => {
    ctx.set('Permissions-Policy', PERMISSIONS)
    if (secure && hsts !== null) ctx.set('Strict-Transport-Security', hsts)
    return headers(ctx, next)
  }
}

const createHelmet = ({ connectTo = [], embeds = [], scriptHashes, secure, styleHashes }: SecurityHeadersOptions) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...quoteHashes(scriptHashes), ...embeds],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...quoteHashes(styleHashes)],
        // Positions of popovers and lists are style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectTo, ...embeds],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // A chosen PDF is previewed before it is saved; blobs can only be made by this page itself.
        frameSrc: ["'self'", 'blob:', ...embeds],
        frameAncestors: ["'none'"],
        ...(embeds.length === 0 && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
      },
    },
    // Set above, as configured.
    hsts: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Isolation requires https.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  })

/**
 * Puts the same headers on what is answered outside Koa, also on its refusals, with the policy of data. What the listener sets itself wins.
 * Rule: API-26.
 */
export const guardAnswers = (
  { hsts, publicUrl }: { readonly hsts: string | null; readonly publicUrl: string },
  listener: RequestListener,
): RequestListener => {
  const app = new Koa()
  app.use(securityHeaders({ secure: isServedSecurely(publicUrl), hsts }))
  app.use((ctx) => {
    ctx.set('Content-Security-Policy', DATA_POLICY)
    // Koa begins with 404; what answers here relies on Node's own beginning.
    ctx.status = 200
    ctx.respond = false
    listener(ctx.req, ctx.res)
  })
  const handle = app.callback()
  return (request, response) => void handle(request, response)
}
