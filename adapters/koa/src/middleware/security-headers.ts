import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

export interface SecurityHeadersOptions {
  /** Served over https: adds Strict-Transport-Security. */
  readonly secure: boolean
  /** 'sha256-…' of the inline scripts and styles that the page has, without quotes. */
  readonly scriptHashes?: readonly string[]
  readonly styleHashes?: readonly string[]
}

const quoted = (hashes: readonly string[] = []): readonly string[] => hashes.map((hash) => `'${hash}'`)

/** A strict policy: everything from ourselves, no inline script but the named ones, no frame around us. */
export const securityHeaders = ({ scriptHashes, secure, styleHashes }: SecurityHeadersOptions): Middleware =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...quoted(scriptHashes)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...quoted(styleHashes)],
        // Positions of popovers and lists are style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // A chosen PDF is looked at in place before it is saved: only what this page made itself is a blob.
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
      },
    },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Asks for https or isolation only where we have them.
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  })
