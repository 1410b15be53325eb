import { createHash } from 'node:crypto'
import Router from '@koa/router'
import type { Context } from 'koa'
import { parse } from 'qs'
import type { Invoice } from '../state/state.ts'
import type { Store } from '../state/store.ts'
import type { Deliverer } from '../webhooks/deliver.ts'
import { ApiError, invalidRequest, noSuch } from './api-error.ts'
import { readExpand, type Form, requireText, readText } from './body.ts'
import * as catalogue from './catalogue.ts'
import { createSession, findSession, readSetupIntent } from './checkout.ts'
import {
  invoiceObject,
  invoicePaymentObject,
  listObject,
  refundObject,
  sessionObject,
  subscriptionObject,
} from './objects.ts'
import { endSubscription, findSubscription, payInvoice, previewInvoice, updateSubscription } from './subscriptions.ts'

export interface ApiDeps {
  readonly store: Store
  readonly deliverer: Deliverer
  /** The URL of a hosted page. */
  readonly pageOf: (sessionId: string) => string
}

type Answer = (form: Form, id: string) => unknown

const readBody = async (ctx: Context): Promise<string> => {
  let text = ''
  for await (const chunk of ctx.req) text += String(chunk)
  return text
}

const parseForm = (text: string): Form => parse(text, { depth: 8, arrayLimit: 100 })

const checkAuthorization = (ctx: Context): void => {
  if (!ctx.get('Authorization').startsWith('Bearer sk_')) {
    throw new ApiError(401, { type: 'invalid_request_error', message: 'You did not provide an API key.' })
  }
}

/** Runs a write idempotently: a repeated key gets the same response, or an error if the request differs. */
const runIdempotent = async (ctx: Context, { store }: ApiDeps, text: string, answer: () => unknown): Promise<void> => {
  const key = ctx.get('Idempotency-Key')
  const request = createHash('sha256').update(`${ctx.method} ${ctx.path} ${text}`).digest('hex')
  const stored = key === '' ? undefined : store.state.answers[key]
  if (stored && stored.request !== request) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  }
  let outcome = stored
  try {
    outcome ??= { request, status: 200, body: answer() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    outcome = { request, status: error.status, body: error.body }
  }
  if (key !== '') store.state.answers[key] = outcome
  await store.save()
  if (stored) ctx.set('Idempotent-Replayed', 'true')
  ctx.status = outcome.status
  ctx.body = outcome.body
}

/** The part of Stripe's API that the product uses, under the same paths. */
export const stripeRoutes = (deps: ApiDeps): Router => {
  const { deliverer, pageOf, store } = deps
  const { state } = store
  const router = new Router({ prefix: '/v1' })
  const get = (path: string, answer: Answer) =>
    router.get(path, (ctx) => {
      checkAuthorization(ctx)
      ctx.body = answer(parseForm(ctx.querystring), ctx.params['id'] ?? '')
    })
  const write = (method: 'post' | 'delete', path: string, answer: Answer) =>
    router[method](path, async (ctx) => {
      checkAuthorization(ctx)
      const text = (await readBody(ctx)) || ctx.querystring
      await runIdempotent(ctx, deps, text, () => answer(parseForm(text), ctx.params['id'] ?? ''))
      void deliverer.flush()
    })
  const shown = (invoice: Invoice | undefined, id: string) => {
    if (invoice === undefined) throw noSuch('invoice', id)
    return invoiceObject(invoice)
  }

  write('post', '/products', (form) => catalogue.createProduct(store, form))
  write('post', '/prices', (form) => catalogue.createPrice(store, form))
  get('/prices/:id', (_query, id) => catalogue.readPrice(store, id))
  get('/prices', (query) => catalogue.listPrices(store, query))
  write('post', '/customers', (form) => catalogue.createCustomer(store, form))
  get('/customers/:id', (_query, id) => catalogue.readCustomer(store, id))
  write('post', '/customers/:id', (form, id) => catalogue.updateCustomer(store, id, form))
  get('/customers/:id/payment_methods', (_query, id) => catalogue.listPaymentMethods(store, id))

  write('post', '/checkout/sessions', (form) => {
    const session = createSession(store, form)
    return sessionObject(session, pageOf(session.id))
  })
  get('/checkout/sessions/:id', (_query, id) => sessionObject(findSession(store, id), pageOf(id)))
  get('/setup_intents/:id', (_query, id) => readSetupIntent(store, id))

  get('/subscriptions/:id', (query, id) => subscriptionObject(state, findSubscription(store, id), readExpand(query)))
  write('post', '/subscriptions/:id', (form, id) =>
    subscriptionObject(state, updateSubscription(store, id, form), readExpand(form)),
  )
  write('delete', '/subscriptions/:id', (form, id) =>
    subscriptionObject(state, endSubscription(store, findSubscription(store, id)), readExpand(form)),
  )

  write('post', '/invoices/create_preview', (form) => previewInvoice(store, form))
  get('/invoices', (query) => {
    const subscription = readText(query, 'subscription')
    const status = readText(query, 'status')
    const found = Object.values(state.invoices).filter(
      (invoice) =>
        (subscription === null || invoice.subscription === subscription) &&
        (status === null || invoice.status === status),
    )
    return listObject('/v1/invoices', found.toReversed().slice(0, 100).map(invoiceObject))
  })
  get('/invoices/:id', (_query, id) => shown(state.invoices[id], id))
  write('post', '/invoices/:id/pay', (_form, id) => invoiceObject(payInvoice(store, id)))
  get('/invoice_payments', (query) => {
    const invoice = state.invoices[requireText(query, 'invoice')]
    return listObject('/v1/invoice_payments', invoice === undefined ? [] : [invoicePaymentObject(invoice)])
  })
  write('post', '/refunds', (form) => {
    const paymentIntent = requireText(form, 'payment_intent')
    const invoice = Object.values(state.invoices).find((candidate) => candidate.paymentIntent === paymentIntent)
    if (invoice === undefined) throw invalidRequest(`No such payment_intent: '${paymentIntent}'`, 'payment_intent')
    const done = Object.values(state.refunds).some((refund) => refund.paymentIntent === paymentIntent)
    if (done) throw invalidRequest('Charge has already been refunded.', 'payment_intent', 'charge_already_refunded')
    const refund = { id: store.id('re'), paymentIntent, amount: invoice.amountDue, created: store.now() }
    state.refunds[refund.id] = refund
    return refundObject(refund)
  })
  return router
}
