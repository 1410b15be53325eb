import { isUuid, routes } from '@guildhall/rest-contract'
import type { Middleware } from 'koa'
import { INVOICE_POLICY } from '../middleware/content-policies.ts'
import { type AccessDeps, checkAccess } from '../requests/access.ts'
import type { RateLimits } from '../requests/rate-limits.ts'
import { RequestRefused } from '../requests/request-refused.ts'
import type { CallUseCases } from '@guildhall/domain/use-cases'

export interface InvoiceDocumentDeps extends AccessDeps {
  readonly rateLimits: RateLimits
  readonly useCases: AccessDeps['useCases'] & Pick<CallUseCases, 'readInvoiceDocument'>
}

const DOCUMENT = /^\/v0\/invoices\/([^/]+)\/document\.(html|pdf)$/
const types = { html: 'text/html; charset=utf-8', pdf: 'application/pdf' } as const

/**
 * Serves an invoice as HTML and as PDF to those who may list invoices; another company's invoice is not found. Rule: BILL-31.
 */
export const invoiceDocuments =
  (deps: InvoiceDocumentDeps): Middleware =>
  async (ctx, next) => {
    const [, invoiceUuid = '', format] = DOCUMENT.exec(ctx.path) ?? []
    if (format === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    await deps.rateLimits.consume(routes.listInvoices, ctx.ip)
    const { actor } = await checkAccess(routes.listInvoices, ctx, deps)
    const form = format === 'pdf' ? 'pdf' : 'html'
    if (actor === null || !isUuid(invoiceUuid)) throw new RequestRefused('not-found')
    const document = await deps.useCases.readInvoiceDocument({ actor, form, invoiceUuid: invoiceUuid.toLowerCase() })
    if (!document.ok) throw new RequestRefused(document.problem)
    const { contents, name } = document.value
    ctx.attachment(name, { type: 'inline' })
    ctx.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': INVOICE_POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    ctx.status = 200
    ctx.set('Content-Type', types[form])
    ctx.body = typeof contents === 'string' ? contents : Buffer.from(contents)
  }
