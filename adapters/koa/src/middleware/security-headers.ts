import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

export interface SecurityHeadersOptions {
  /** Served over https: adds Strict-Transport-Security. */
  readonly secure: boolean
  /** 'sha256-…' of the page's inline scripts and styles, without quotes. */
  readonly scriptHashes?: readonly string[]
  readonly styleHashes?: readonly string[]
  /** Other origins that pages may send to. */
  readonly connectTo?: readonly string[]
  /** Other origins whose scripts and frames pages may load. */
  readonly embeds?: readonly string[]
}

const quoteHashes = (hashes: readonly string[] = []): readonly string[] => hashes.map((hash) => `'${hash}'`)

/** A strict policy: own origin only, no inline scripts except the listed ones, no embedding in frames. */
export const securityHeaders = ({
  connectTo = [],
  embeds = [],
  scriptHashes,
  secure,
  styleHashes,
}: SecurityHeadersOptions): Middleware =>
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
      },
    },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Isolation requires https.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  })
