import Router from '@koa/router'
import type { Context } from 'koa'
import type { Store } from '../state/store.ts'
import type { ApiDeps } from '../stripe/api.ts'
import { type Json, rejectUnknownFields, readText } from './json.ts'
import { planObject, subscriptionObject, transactionObject } from './objects.ts'
import { createPlan, findPlan, updatePlan } from './plans.ts'
import { PaystackRefusal, badRequest } from './refusal.ts'
import * as subscriptions from './subscriptions.ts'
import { chargeAuthorization, findTransaction, initialize } from './transactions.ts'

const readJson = async (ctx: Context): Promise<Json> => {
  let text = ''
  for await (const chunk of ctx.req) text += String(chunk)
  return text === '' ? {} : (JSON.parse(text) as Json)
}

const listTransactions = (store: Store, query: Json) => {
  const { customers, transactions } = store.state.paystack
  const [customer, status] = [readText(query, 'customer'), readText(query, 'status')]
  return Object.values(transactions)
    .filter(({ email }) => customer === null || String(customers[email]?.id) === customer)
    .filter((transaction) => status === null || transaction.status === status)
    .toReversed()
    .slice(0, Number(query['perPage'] ?? 50))
    .map((transaction) => transactionObject(store, transaction))
}

const refund = (store: Store, form: Json) => {
  rejectUnknownFields(form, ['transaction'])
  const { refunds, transactions } = store.state.paystack
  const wanted = String(form['transaction'])
  const transaction = Object.values(transactions).find(
    ({ id, reference }) => String(id) === wanted || reference === wanted,
  )
  if (transaction === undefined) throw badRequest('Transaction not found', 'transaction_not_found')
  if (transaction.status === 'reversed') {
    throw badRequest('Transaction has been fully reversed', 'transaction_reversed')
  }
  const { amount, id } = transaction
  transaction.status = 'reversed'
  refunds[id] = { id: store.number(), transaction: id, amount, created: store.now() }
  return refunds[id]
}

type Answer = (json: Json, name: string) => unknown

/** The part of Paystack's API that the product uses, under the same paths. */
export const paystackRoutes = ({ deliverer, pageOf, store }: ApiDeps): Router => {
  const router = new Router()
  const guarded = (ctx: Context): void => {
    if (!ctx.get('Authorization').startsWith('Bearer sk_')) throw new PaystackRefusal(401, 'Invalid key', 'invalid_Key')
  }
  const respond = (ctx: Context, data: unknown): void => {
    ctx.body = { status: true, message: 'Done', ...(data === null ? {} : { data }) }
  }
  const get = (path: string, answer: Answer) =>
    router.get(path, (ctx) => {
      guarded(ctx)
      respond(ctx, answer(ctx.query, ctx.params['name'] ?? ''))
    })
  const write = (method: 'post' | 'put', path: string, answer: Answer) =>
    router[method](path, async (ctx) => {
      guarded(ctx)
      respond(ctx, answer(await readJson(ctx), ctx.params['name'] ?? ''))
      await store.save()
      void deliverer.flush()
    })

  write('post', '/plan', (form) => createPlan(store, form))
  get('/plan/:name', (_query, code) => planObject(findPlan(store, code)))
  write('put', '/plan/:name', (form, code) => updatePlan(store, code, form))

  write('post', '/transaction/initialize', (form) => initialize(store, form, pageOf))
  get('/transaction/verify/:name', (_query, name) => transactionObject(store, findTransaction(store, name), true))
  write('post', '/transaction/charge_authorization', (form) => chargeAuthorization(store, form))
  get('/transaction', (query) => listTransactions(store, query))

  write('post', '/subscription/disable', (form) => subscriptions.disableSubscription(store, form))
  write('post', '/subscription/enable', (form) => subscriptions.enableSubscription(store, form))
  write('post', '/subscription', (form) => subscriptions.createSubscription(store, form))
  get('/subscription/:name', (_query, code) => subscriptionObject(store, subscriptions.findSubscription(store, code)))
  get('/subscription', (query) => subscriptions.listSubscriptions(store, query))

  write('post', '/refund', (form) => refund(store, form))
  get('/refund', (query) =>
    Object.values(store.state.paystack.refunds).filter(
      ({ transaction }) => String(transaction) === query['transaction'],
    ),
  )
  return router
}
