import type { BillingReason, Invoice, InvoiceLine, Subscription } from '../state/state.ts'
import type { Store } from '../state/store.ts'
import { emit } from '../webhooks/events.ts'
import { invoiceObject, subscriptionObject } from './objects.ts'

const DAY = 86_400
/** Days after a failed renewal on which the card is tried again. */
const RETRY_DAYS = [3, 5, 7]

/** Whether the card pays now. */
export const cardPays = ({ state }: Store, methodId: string | null, first: boolean): boolean => {
  const behaviour = state.paymentMethods[methodId ?? '']?.behaviour
  return behaviour === 'pays' || (first && behaviour === 'fails-later')
}

export const findMethod = ({ state }: Store, subscription: Subscription): string | null =>
  subscription.defaultPaymentMethod ?? state.customers[subscription.customer]?.defaultPaymentMethod ?? null

/** Builds an invoice without storing it; the customer's credit is used first. */
export const buildInvoice = (
  store: Store,
  subscription: Pick<Subscription, 'id' | 'customer' | 'price'>,
  lines: readonly InvoiceLine[],
  reason: BillingReason,
): Invoice => {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const credit = -(store.state.customers[subscription.customer]?.balance ?? 0)
  return {
    id: store.id('in'),
    customer: subscription.customer,
    subscription: subscription.id,
    currency: store.state.prices[subscription.price]?.currency ?? 'usd',
    lines,
    total,
    amountDue: Math.max(0, total - credit),
    reason,
    created: store.now(),
    paymentIntent: store.id('pi'),
    status: 'open',
    attempts: 0,
    nextAttempt: null,
    paidAt: null,
  }
}

const useCredit = ({ state }: Store, invoice: Invoice): void => {
  const customer = state.customers[invoice.customer]
  if (customer) customer.balance += invoice.total - invoice.amountDue
}

/** Marks an invoice and its subscription paid. */
export const pay = (store: Store, invoice: Invoice, subscription: Subscription): void => {
  useCredit(store, invoice)
  invoice.status = 'paid'
  invoice.attempts += 1
  invoice.paidAt = store.now()
  invoice.nextAttempt = null
  if (subscription.status !== 'canceled') subscription.status = 'active'
  emit(store, 'invoice.paid', invoiceObject(invoice))
  emit(store, 'customer.subscription.updated', subscriptionObject(store.state, subscription))
}

/** Charges the card for an open invoice: paid, past due with the next attempt set, or unpaid after the last. */
export const attempt = (store: Store, invoice: Invoice, subscription: Subscription): boolean => {
  if (invoice.amountDue === 0 || cardPays(store, findMethod(store, subscription), false)) {
    pay(store, invoice, subscription)
    return true
  }
  const days = RETRY_DAYS[invoice.attempts]
  invoice.attempts += 1
  invoice.nextAttempt = days === undefined ? null : invoice.created + days * DAY
  subscription.status = days === undefined ? 'unpaid' : 'past_due'
  emit(store, 'invoice.payment_failed', invoiceObject(invoice))
  emit(store, 'customer.subscription.updated', subscriptionObject(store.state, subscription))
  return false
}
