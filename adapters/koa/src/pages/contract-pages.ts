import { routes, toOpenApi } from '@guildhall/rest-contract'
import type { Middleware } from 'koa'
import { docsPage } from './docs-page.ts'

/** /v0/openapi.json and /v0/docs: the contract, and a page that shows it. Both are rendered once. */
export const contractPages = (publicUrl: string): Middleware => {
  const api = toOpenApi(routes, publicUrl)
  const document = JSON.stringify(api)
  const { html, policy } = docsPage(api)
  return async (ctx, next) => {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (reads && ctx.path === '/v0/openapi.json') {
      ctx.set('Access-Control-Allow-Origin', '*')
      ctx.type = 'json'
      ctx.body = document
    } else if (reads && ctx.path === '/v0/docs') {
      ctx.set('Content-Security-Policy', policy)
      ctx.type = 'html'
      ctx.body = html
    } else await next()
  }
}
