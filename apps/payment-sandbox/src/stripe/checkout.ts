import type { CardBehaviour } from '../state/card-behaviour.ts'
import type { CheckoutSession, Subscription } from '../state/state.ts'
import type { Store } from '../state/store.ts'
import { invalidRequest, noSuch } from './api-error.ts'
import { type Form, readForm, readMetadata, readNumber, requireText, readText } from './body.ts'
import { readOrderedItem } from './catalogue.ts'
import { buildInvoice, pay } from './charging.ts'
import { emit } from '../webhooks/events.ts'
import { sessionObject, setupIntentId, setupIntentObject, subscriptionObject } from './objects.ts'
import { dayOfMonth, periodEnd } from './periods.ts'

const DAY = 86_400

/** A card entered on the hosted page. */
export interface TypedCard {
  readonly last4: string
  readonly behaviour: CardBehaviour
}

/** When the first charge is due; the time before is free only without proration. */
const readAnchor = (form: Form, now: number): number | null => {
  const data = readForm(form, 'subscription_data')
  const anchor = readNumber(data, 'billing_cycle_anchor')
  if (anchor === null) return null
  if (anchor <= now)
    throw invalidRequest('The anchor must be in the future.', 'subscription_data[billing_cycle_anchor]')
  if (readText(data, 'proration_behavior') !== 'none')
    throw invalidRequest('This sandbox prorates no first period.', 'subscription_data[proration_behavior]')
  return anchor
}

/** Creates a hosted page for a first payment, or for another card. */
export const createSession = (store: Store, form: Form): CheckoutSession => {
  const mode = requireText(form, 'mode')
  if (mode !== 'subscription' && mode !== 'setup') throw invalidRequest('Invalid mode', 'mode')
  const customer = readText(form, 'customer')
  if (customer !== null && !store.state.customers[customer])
    throw invalidRequest(`No such customer: '${customer}'`, 'customer')
  const item = mode === 'subscription' ? readOrderedItem(store, form, 'line_items') : null
  const created = store.now()
  const session: CheckoutSession = {
    id: store.id('cs_test'),
    mode,
    successUrl: requireText(form, 'success_url'),
    cancelUrl: readText(form, 'cancel_url'),
    clientReferenceId: readText(form, 'client_reference_id'),
    customerEmail: readText(form, 'customer_email'),
    price: item?.price ?? null,
    quantity: item?.quantity ?? 0,
    metadata: { ...readMetadata(form), ...readMetadata(readForm(form, 'setup_intent_data')) },
    subscriptionMetadata: readMetadata(readForm(form, 'subscription_data')),
    billingCycleAnchor: readAnchor(form, created),
    created,
    expires: created + DAY,
    customer,
    status: 'open',
    subscription: null,
    paymentMethod: null,
  }
  store.state.sessions[session.id] = session
  return session
}

export const findSession = ({ state }: Store, id: string): CheckoutSession => {
  const session = state.sessions[id]
  if (session === undefined) throw noSuch('checkout.session', id)
  return session
}

export const readSetupIntent = (store: Store, id: string) => {
  const session = Object.values(store.state.sessions).find((candidate) => setupIntentId(candidate) === id)
  if (session === undefined) throw noSuch('setupintent', id)
  return setupIntentObject(session)
}

const addCard = (store: Store, customer: string, { last4, behaviour }: TypedCard): string => {
  const id = store.id('pm')
  const year = new Date(store.now() * 1000).getUTCFullYear() + 3
  const created = store.now()
  store.state.paymentMethods[id] = {
    id,
    customer,
    brand: 'visa',
    last4,
    expMonth: 12,
    expYear: year,
    behaviour,
    created,
  }
  return id
}

const customerFor = (store: Store, session: CheckoutSession): string => {
  if (session.customer !== null) return session.customer
  const id = store.id('cus')
  const { customerEmail: email } = session
  store.state.customers[id] = {
    id,
    email,
    name: null,
    metadata: {},
    created: store.now(),
    defaultPaymentMethod: null,
    balance: 0,
  }
  session.customer = id
  return id
}

const startSubscription = (store: Store, session: CheckoutSession, method: string): Subscription => {
  const now = store.now()
  const { price, quantity } = session
  const interval = store.state.prices[price ?? '']?.interval ?? 'month'
  const anchor = session.billingCycleAnchor ?? null
  const anchorDay = dayOfMonth(anchor ?? now)
  const subscription: Subscription = {
    id: store.id('sub'),
    customer: session.customer ?? '',
    itemId: store.id('si'),
    anchorDay,
    created: now,
    metadata: session.subscriptionMetadata,
    price: price ?? '',
    quantity,
    status: 'active',
    periodStart: now,
    periodEnd: anchor ?? periodEnd(now, interval, anchorDay),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    defaultPaymentMethod: method,
    latestInvoice: null,
  }
  store.state.subscriptions[subscription.id] = subscription
  return subscription
}

const buyPlan = (store: Store, session: CheckoutSession, method: string): void => {
  const subscription = startSubscription(store, session, method)
  const price = store.state.prices[subscription.price]
  const { periodEnd: end, periodStart: start, quantity } = subscription
  const line = {
    id: store.id('il'),
    description: `${quantity} × ${price?.product ?? ''}`,
    amount: session.billingCycleAnchor ? 0 : (price?.unitAmount ?? 0) * quantity,
    quantity,
    proration: false,
    price: subscription.price,
    start,
    end,
  }
  const invoice = buildInvoice(store, subscription, [line], 'subscription_create')
  store.state.invoices[invoice.id] = invoice
  subscription.latestInvoice = invoice.id
  session.subscription = subscription.id
  emit(store, 'customer.subscription.created', subscriptionObject(store.state, subscription))
  pay(store, invoice, subscription)
}

/** Completes the hosted page. False if the card is declined: the page stays open. */
export const completeSession = (store: Store, session: CheckoutSession, card: TypedCard): boolean => {
  if (session.status !== 'open' || store.now() >= session.expires) throw invalidRequest('This page is no longer open.')
  if (card.behaviour === 'declines') return false
  const customer = customerFor(store, session)
  const method = addCard(store, customer, card)
  session.status = 'complete'
  if (session.mode === 'setup') session.paymentMethod = method
  else buyPlan(store, session, method)
  emit(store, 'checkout.session.completed', sessionObject(session, ''))
  return true
}

/** Expires pages that were not completed within a day. */
export const expireSessions = (store: Store): void => {
  for (const session of Object.values(store.state.sessions)) {
    if (session.status !== 'open' || store.now() < session.expires) continue
    session.status = 'expired'
    emit(store, 'checkout.session.expired', sessionObject(session, ''))
  }
}
