import type { Invoice, Subscription } from '../state/state.ts'
import type { Store } from '../state/store.ts'
import { cardDeclined, invalidRequest, noSuch } from './api-error.ts'
import { type Form, readForm, readMetadata, readNumber, requireText, readText } from './body.ts'
import { readOrderedItem } from './catalogue.ts'
import { cardPays, buildInvoice, findMethod, pay } from './charging.ts'
import { emit } from '../webhooks/events.ts'
import { invoiceObject, subscriptionObject } from './objects.ts'
import { computeOutcome, type SubscriptionChange } from './proration.ts'

export const findSubscription = ({ state }: Store, id: string): Subscription => {
  const subscription = state.subscriptions[id]
  if (subscription === undefined) throw noSuch('subscription', id)
  return subscription
}

const readChange = (store: Store, subscription: Subscription, form: Form): SubscriptionChange | null => {
  if (form['items'] === undefined) return null
  const { id, price, quantity } = readOrderedItem(store, form, 'items')
  if (id !== subscription.itemId) throw invalidRequest(`No such subscription item: '${id}'`, 'items[0][id]')
  const prorates = readText(form, 'proration_behavior') !== 'none'
  return { price, quantity, prorates, at: readNumber(form, 'proration_date') ?? store.now() }
}

/** Previews a change: its invoice, not stored. */
export const previewInvoice = (store: Store, form: Form) => {
  const subscription = findSubscription(store, requireText(form, 'subscription'))
  const change = readChange(store, subscription, readForm(form, 'subscription_details'))
  const lines = change === null ? [] : computeOutcome(store, subscription, change).lines
  return invoiceObject({
    ...buildInvoice(store, subscription, lines, 'subscription_update'),
    id: store.id('upcoming_in'),
  })
}

const charge = (store: Store, subscription: Subscription, invoice: Invoice, strict: boolean): void => {
  const pays = invoice.amountDue === 0 || cardPays(store, findMethod(store, subscription), false)
  if (!pays && strict) throw cardDeclined()
}

const applyChange = (store: Store, subscription: Subscription, change: SubscriptionChange, form: Form): void => {
  const outcome = computeOutcome(store, subscription, change)
  const strict = readText(form, 'payment_behavior') === 'error_if_incomplete'
  const invoice = buildInvoice(store, { ...subscription, price: change.price }, outcome.lines, 'subscription_update')
  if (outcome.lines.length > 0) charge(store, subscription, invoice, strict)
  subscription.price = change.price
  subscription.quantity = change.quantity
  subscription.periodStart = outcome.periodStart
  subscription.periodEnd = outcome.periodEnd
  if (outcome.lines.length === 0) return
  store.state.invoices[invoice.id] = invoice
  subscription.latestInvoice = invoice.id
  pay(store, invoice, subscription)
}

export const updateSubscription = (store: Store, id: string, form: Form): Subscription => {
  const subscription = findSubscription(store, id)
  if (subscription.status === 'canceled') throw invalidRequest('A canceled subscription can only update its metadata.')
  const change = readChange(store, subscription, form)
  if (change !== null) applyChange(store, subscription, change, form)
  const ending = readText(form, 'cancel_at_period_end')
  if (ending !== null) {
    subscription.cancelAtPeriodEnd = ending === 'true'
    subscription.canceledAt = ending === 'true' ? store.now() : null
  }
  const method = readText(form, 'default_payment_method')
  if (method !== null) subscription.defaultPaymentMethod = method
  const merged = { ...subscription.metadata, ...readMetadata(form) }
  subscription.metadata = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  emit(store, 'customer.subscription.updated', subscriptionObject(store.state, subscription))
  return subscription
}

/** Ends a subscription at once. */
export const endSubscription = (store: Store, subscription: Subscription): Subscription => {
  subscription.status = 'canceled'
  subscription.canceledAt ??= store.now()
  subscription.endedAt = store.now()
  emit(store, 'customer.subscription.deleted', subscriptionObject(store.state, subscription))
  return subscription
}

export const payInvoice = (store: Store, id: string): Invoice => {
  const invoice = store.state.invoices[id]
  if (invoice === undefined) throw noSuch('invoice', id)
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', 'id', 'invoice_already_paid')
  const subscription = findSubscription(store, invoice.subscription)
  if (!cardPays(store, findMethod(store, subscription), false)) throw cardDeclined()
  pay(store, invoice, subscription)
  return invoice
}
