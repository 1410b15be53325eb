import type { CardBehaviour } from '../state/card-behaviour.ts'
import type { Store } from '../state/store.ts'
import { emit } from '../webhooks/events.ts'
import { type Json, rejectUnknownFields, requireAmount, requireText, readText } from './json.ts'
import { transactionObject } from './objects.ts'
import { findPlan } from './plans.ts'
import { badRequest } from './refusal.ts'
import type { PaystackAuthorization, PaystackTransaction } from './state.ts'
import { beginSubscription } from './subscriptions.ts'

const customerFor = (store: Store, email: string): void => {
  store.state.paystack.customers[email] ??= { id: store.number(), code: store.id('CUS'), email }
}

const addTransaction = (
  store: Store,
  order: Pick<PaystackTransaction, 'reference' | 'email' | 'amount' | 'currency' | 'plan' | 'metadata' | 'callbackUrl'>,
): PaystackTransaction => {
  if (store.state.paystack.transactions[order.reference]) {
    throw badRequest('Duplicate Transaction Reference', 'duplicate_reference')
  }
  customerFor(store, order.email)
  const transaction: PaystackTransaction = {
    ...order,
    id: store.number(),
    created: store.now(),
    status: 'abandoned',
    paidAt: null,
    authorization: null,
  }
  store.state.paystack.transactions[order.reference] = transaction
  return transaction
}

/** Charges a card for a transaction; the first payment of a plan starts its subscription. */
const settle = (
  store: Store,
  transaction: PaystackTransaction,
  card: PaystackAuthorization,
  first: boolean,
): boolean => {
  const pays = card.behaviour === 'pays' || (first && card.behaviour === 'fails-later')
  transaction.authorization = card.code
  transaction.status = pays ? 'success' : 'failed'
  if (!pays) return false
  transaction.paidAt = store.now()
  emit(store, 'charge.success', transactionObject(store, transaction), 'paystack')
  if (first && transaction.plan !== null) beginSubscription(store, transaction.email, transaction.plan, card.code, null)
  return true
}

const CHARGE = ['authorization_code', 'email', 'amount', 'currency', 'reference', 'metadata']
const INITIALIZE = ['email', 'amount', 'currency', 'plan', 'reference', 'callback_url', 'channels', 'metadata']

export const initialize = (store: Store, form: Json, pageOf: (reference: string) => string) => {
  rejectUnknownFields(form, INITIALIZE)
  const code = readText(form, 'plan')
  const plan = code === null ? null : findPlan(store, code)
  const transaction = addTransaction(store, {
    reference: readText(form, 'reference') ?? store.id('ref'),
    email: requireText(form, 'email'),
    amount: plan?.amount ?? requireAmount(form),
    currency: plan?.currency ?? readText(form, 'currency') ?? 'ZAR',
    plan: code,
    metadata: form['metadata'],
    callbackUrl: readText(form, 'callback_url'),
  })
  const { reference } = transaction
  return { authorization_url: pageOf(reference), access_code: store.id('access'), reference }
}

export const findTransaction = ({ state }: Store, reference: string): PaystackTransaction => {
  const transaction = state.paystack.transactions[reference]
  if (transaction === undefined) throw badRequest('Transaction reference not found', 'transaction_not_found')
  return transaction
}

/** Charges a stored card. */
export const chargeAuthorization = (store: Store, form: Json) => {
  rejectUnknownFields(form, CHARGE)
  const email = requireText(form, 'email')
  const card = store.state.paystack.authorizations[requireText(form, 'authorization_code')]
  if (card === undefined || card.email !== email)
    throw badRequest('Authorization code is invalid', 'invalid_authorization')
  const transaction = addTransaction(store, {
    reference: readText(form, 'reference') ?? store.id('ref'),
    email,
    amount: requireAmount(form),
    currency: readText(form, 'currency') ?? 'ZAR',
    plan: null,
    metadata: form['metadata'],
    callbackUrl: null,
  })
  settle(store, transaction, card, false)
  return transactionObject(store, transaction, true)
}

/** Charges a renewal. */
export const chargeRenewal = (
  store: Store,
  {
    authorization,
    email,
    plan: code,
  }: { readonly email: string; readonly plan: string; readonly authorization: string },
): boolean => {
  const plan = findPlan(store, code)
  const card = store.state.paystack.authorizations[authorization]
  const { amount, currency } = plan
  const reference = store.id('renewal')
  const order = { reference, email, amount, currency, plan: code, metadata: null, callbackUrl: null }
  return card !== undefined && settle(store, addTransaction(store, order), card, false)
}

/** Completes the provider's page. False if the card is declined: the page stays open. */
export const payTransaction = (
  store: Store,
  transaction: PaystackTransaction,
  typed: { readonly last4: string; readonly behaviour: CardBehaviour },
): boolean => {
  if (transaction.status === 'success') throw badRequest('This page is no longer open', 'transaction_done')
  if (typed.behaviour === 'declines') return false
  const code = store.id('AUTH')
  const expYear = new Date(store.now() * 1000).getUTCFullYear() + 3
  const card: PaystackAuthorization = { code, email: transaction.email, expYear, ...typed }
  store.state.paystack.authorizations[code] = card
  return settle(store, transaction, card, true)
}
