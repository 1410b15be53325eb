import type { Middleware } from 'koa'
import { createHostCheck } from '../requests/answered-hosts.ts'
import { readRequestSource, type TrustedProxies } from '../requests/proxies.ts'
import { RequestRefused } from '../requests/request-refused.ts'

/** Sets the client's address and host as trusted proxies forward them, and refuses other hosts with 421. Rules: API-9, API-25. */
export const requestSource = (proxies: TrustedProxies, publicUrl: string): Middleware => {
  const isAnswered = createHostCheck(publicUrl)
  return (ctx, next) => {
    const { address, host } = readRequestSource(ctx.req, proxies)
    ctx.request.ip = address
    ctx.req.headers.host = host
    if (!isAnswered(host)) throw new RequestRefused('unknown-host')
    return next()
  }
}
