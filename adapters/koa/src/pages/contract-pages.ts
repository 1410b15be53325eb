import { routes, toOpenApi } from '@guildhall/rest-contract'
import type { Middleware } from 'koa'
import { docsPage, type DocsPage } from './docs-page.ts'

interface ContractPages extends DocsPage {
  /** The OpenAPI document. */
  readonly document: string
}

const render = (publicUrl: string): ContractPages => {
  const api = toOpenApi(routes, publicUrl)
  return { document: JSON.stringify(api), ...docsPage(api) }
}

/**
 * /v0/openapi.json and /v0/docs: the contract, and a page that shows it. Both are rendered once, at the first request: it would take a tenth of
 * the server's start.
 */
export const contractPages = (publicUrl: string): Middleware => {
  let rendered: ContractPages | undefined
  const pages = (): ContractPages => (rendered ??= render(publicUrl))
  return async (ctx, next) => {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (reads && ctx.path === '/v0/openapi.json') {
      ctx.set('Access-Control-Allow-Origin', '*')
      ctx.type = 'json'
      ctx.body = pages().document
    } else if (reads && ctx.path === '/v0/docs') {
      const { html, policy } = pages()
      ctx.set('Content-Security-Policy', policy)
      ctx.type = 'html'
      ctx.body = html
    } else await next()
  }
}
