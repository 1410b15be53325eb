import { type Download, downloads } from '@guildhall/rest-contract'
import type { Middleware } from 'koa'
import { RequestRefused } from '../requests/request-refused.ts'

const toPattern = ({ path }: Download): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`)

const patterns = Object.values<Download>(downloads).map(toPattern)

/** Refuses other methods at the address of a download, after whatever serves it has passed the request on. Rule: API-11. */
export const refuseDownloadMethods: Middleware = async (ctx, next) => {
  if (!patterns.some((pattern) => pattern.test(ctx.path))) {
    await next()
    return
  }
  ctx.set('Allow', 'GET, HEAD')
  throw new RequestRefused('method-not-allowed')
}
