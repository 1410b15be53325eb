import type { FileStore } from '@guildhall/domain/files'
import { routes } from '@guildhall/rest-contract'
import type { Middleware } from 'koa'
import { createHandlers, type HandlerDeps } from './handlers/index.ts'
import { searchCors } from './middleware/search-cors.ts'
import { mount } from './mount.ts'
import { contractPages } from './pages/contract-pages.ts'
import { externalSignInPages } from './pages/external-sign-in.ts'
import { refuseDownloadMethods } from './pages/download-methods.ts'
import { serveExports } from './pages/serve-exports.ts'
import { invoiceDocuments } from './pages/invoice-documents.ts'
import { serveFiles } from './pages/serve-files.ts'
import { unsubscribePage } from './pages/unsubscribe-page.ts'
import { verificationLinkPage } from './pages/verification-link.ts'
import { paymentWebhooks } from './payments/webhooks.ts'
import type { IdempotencyDeps } from './requests/idempotency.ts'
import { createRateLimits, type RateLimits } from './requests/rate-limits.ts'

export interface ApiDeps extends HandlerDeps, IdempotencyDeps {
  readonly fileStore: Pick<FileStore, 'get'>
  /** The product's configured address, without a slash at the end. */
  readonly publicUrl: string
  /** Default: the usual ones, counted in this process. */
  readonly rateLimits?: RateLimits
}

/** The API's middleware in order: contract document, pages, files and all routes. Requests that match nothing are passed on. */
export const createApi = (deps: ApiDeps): readonly Middleware[] => {
  const rateLimits = deps.rateLimits ?? createRateLimits()
  const router = mount(routes, createHandlers(deps), { ...deps, rateLimits })
  const serve: Middleware = router.routes() as Middleware
  return [
    contractPages(deps.publicUrl),
    verificationLinkPage,
    externalSignInPages({ ...deps, rateLimits }),
    unsubscribePage(deps.useCases),
    paymentWebhooks(deps),
    searchCors,
    serveFiles({ ...deps, rateLimits }),
    serveExports({ ...deps, rateLimits }),
    invoiceDocuments({ ...deps, rateLimits }),
    serve,
    refuseDownloadMethods,
    router.allowedMethods() as Middleware,
  ]
}
