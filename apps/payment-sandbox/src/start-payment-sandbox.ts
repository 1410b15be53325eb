import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { controlRoutes } from './pages/control-routes.ts'
import { hostedRoutes } from './pages/hosted-routes.ts'
import { visitOf } from './pages/hosted-visit.ts'
import { passTime } from './pass-time.ts'
import { paystackRoutes } from './paystack/api.ts'
import { openStore } from './state/store.ts'
import { ApiError } from './stripe/api-error.ts'
import { stripeRoutes } from './stripe/api.ts'
import { createDeliverer, type WebhookTarget } from './webhooks/deliver.ts'

export interface PaymentSandboxOptions {
  /** Where the state is kept; null for memory. */
  readonly file: string | null
  /** Loopback always; 0 picks a free port. */
  readonly port: number
  readonly apiVersion: string
  /** Where signed events go; set later where the receiver does not listen yet. */
  readonly webhook: WebhookTarget | null
  /** The same for the second provider; its secret is the secret key. */
  readonly paystackWebhook?: WebhookTarget | null
  /** Milliseconds; the product's clock, so that both agree on the day. */
  readonly now?: () => number
}

export interface PaymentSandbox {
  readonly url: string
  /** Lets what fell due happen, and sends its events; call it when the clock has moved. */
  catchUp(): Promise<void>
  /** Does on a hosted page what somebody with a good card does there; answers the subscription that was bought, null where none was. */
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
      passTime(store, 0)
      await store.save()
      await deliverer.flush()
    },
    pay: async (pageId) => {
      const visit = visitOf(store, pageId)
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
