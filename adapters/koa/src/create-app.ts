import Koa from 'koa'
import type { Middleware } from 'koa'
import compress from 'koa-compress'
import { type ApiDeps, createApi } from './create-api.ts'
import { componentStyleHashes } from './middleware/component-styles.ts'
import { type ErrorLog, errors } from './middleware/errors.ts'
import { requestId } from './middleware/request-id.ts'
import { requestSource } from './middleware/request-source.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { type ObservedRequest, observeRequests } from './operations/observe-requests.ts'
import { securityLog, type SecurityLog } from './operations/security-log.ts'
import { type RequestTracingOptions, traceRequests } from './operations/trace-requests.ts'
import { isServedSecurely } from './requests/session-cookies.ts'
import { parseTrustedProxies, type TrustedProxies } from './requests/proxies.ts'

/** Dependencies and options of the application. */
export interface AppDeps extends ApiDeps {
  readonly log: ErrorLog
  /** Follows each request. Default: none. */
  readonly tracing?: RequestTracingOptions
  /** Receives every finished request, for metrics and the log. Default: nobody. */
  readonly onRequest?: (request: ObservedRequest) => void
  /** Receives a line for each call about an account and each refusal of rights. Default: nobody. */
  readonly securityLog?: SecurityLog
  /** The proxies whose forwarded headers count. Default: none. */
  readonly trustedProxies?: TrustedProxies
  /** The value of Strict-Transport-Security over https. Default: none. */
  readonly hsts?: string | null
  /** 'sha256-…' of the web page's inline scripts, and of inline styles besides those of its components. */
  readonly scriptHashes?: readonly string[]
  readonly styleHashes?: readonly string[]
  /** Other origins that pages may send to: that of error reports. */
  readonly connectTo?: readonly string[]
  /** Other origins whose scripts and frames pages may load: that of the support chat. */
  readonly embeds?: readonly string[]
  /** False in a process without that role: health and developer pages alone. Default true. */
  readonly servesApi?: boolean
  /** Run before the API: health, developer pages. */
  readonly before?: readonly Middleware[]
  /** Run where the API has no answer: the web app. */
  readonly after?: readonly Middleware[]
}

const COMPRESS_FROM_BYTES = 1024

/** The whole HTTP side of the product, ready for a server's request event. Rules: API-5, API-10. */
export const createApp = (deps: AppDeps): Koa => {
  const app = new Koa()
  // The errors middleware answers and logs failures; anything that reaches Koa is a broken connection.
  app.silent = true
  const { connectTo = [], embeds = [], scriptHashes = [], styleHashes = [] } = deps
  app.use(requestId)
  if (deps.tracing !== undefined) app.use(traceRequests(deps.tracing))
  // Outside the errors middleware, which decides the status of a failure.
  if (deps.onRequest !== undefined) app.use(observeRequests(deps.onRequest))
  if (deps.securityLog !== undefined) app.use(securityLog(deps.securityLog))
  app.use(
    securityHeaders({
      secure: isServedSecurely(deps.publicUrl),
      hsts: deps.hsts ?? null,
      scriptHashes,
      connectTo,
      embeds,
      styleHashes: [...componentStyleHashes, ...styleHashes],
    }),
  )
  app.use(errors(deps.log, deps.tracing?.tracing))
  app.use(requestSource(deps.trustedProxies ?? parseTrustedProxies([]), deps.publicUrl))
  app.use(compress({ threshold: COMPRESS_FROM_BYTES }))
  for (const middleware of deps.before ?? []) app.use(middleware)
  for (const middleware of deps.after ?? []) app.use(middleware)
  if (deps.servesApi ?? true) for (const middleware of createApi(deps)) app.use(middleware)
  return app
}
