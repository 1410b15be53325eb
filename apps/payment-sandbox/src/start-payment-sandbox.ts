import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { controlRoutes } from './pages/control-routes.ts'
import { hostedRoutes } from './pages/hosted-routes.ts'
import { findVisit } from './pages/hosted-visit.ts'
import { advanceTime } from './advance-time.ts'
import { paystackRoutes } from './paystack/api.ts'
import { openStore } from './state/store.ts'
import { ApiError } from './stripe/api-error.ts'
import { stripeRoutes } from './stripe/api.ts'
import { createDeliverer, type WebhookTarget } from './webhooks/deliver.ts'

export interface PaymentSandboxOptions {
  /** File of the state; null for memory. */
  readonly file: string | null
  /** On loopback; 0 picks a free port. */
  readonly port: number
  readonly apiVersion: string
  /** Receiver of signed webhooks; null for none. */
  readonly webhook: WebhookTarget | null
  /** The same for Paystack; its secret is the secret key. */
  readonly paystackWebhook?: WebhookTarget | null
  /** Milliseconds, from the product's clock, so that both agree on the day. */
  readonly now?: () => number
}

export interface PaymentSandbox {
  readonly url: string
  /** Processes what fell due, and sends its events; call it after the clock was advanced. */
  catchUp(): Promise<void>
  /** Completes a hosted page with a valid card; returns the id of the new subscription, or null. */
  pay(pageId: string): Promise<string | null>
  stop(): Promise<void>
}

/** Starts the sandbox on loopback. */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const store = await openStore(options.file, options.now)
  const deliverer = createDeliverer(
    store,
    { stripe: options.webhook, paystack: options.paystackWebhook ?? null },
    options.apiVersion,
  )
  const app = new Koa()
  const server = createServer((request, response) => void app.callback()(request, response))
  let url = ''
  const deps = { store, deliverer, pageOf: (id: string) => `${url}/pay/${id}` }
  app.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      ctx.status = error.status
      ctx.body = error.body
    }
  })
  for (const routes of [stripeRoutes(deps), paystackRoutes(deps), hostedRoutes(deps), controlRoutes(deps)])
    app.use(routes.routes())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    catchUp: async () => {
      advanceTime(store, 0)
      await store.save()
      await deliverer.flush()
    },
    pay: async (pageId) => {
      const visit = findVisit(store, pageId)
      if (!visit.open || !visit.finish({ last4: '4242', behaviour: 'pays' })) return null
      await store.save()
      return store.state.sessions[pageId]?.subscription ?? null
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await store.save()
    },
  }
}
