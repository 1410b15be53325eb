import type { Store } from '../state/store.ts'
import { dayOfMonth, periodEnd } from '../stripe/periods.ts'
import { emit } from '../webhooks/events.ts'
import { type Json, rejectUnknownFields, requireText, readText } from './json.ts'
import { subscriptionObject } from './objects.ts'
import { findPlan } from './plans.ts'
import { notFound, badRequest } from './refusal.ts'
import type { PaystackSubscription } from './state.ts'

/** The provider charges on the 28th if the subscription started on a later day. */
const LAST_ANCHOR = 28

const emitEvent = (store: Store, type: string, subscription: PaystackSubscription): void =>
  emit(store, type, subscriptionObject(store, subscription), 'paystack')

export const nextDate = (
  { state }: Store,
  subscription: Pick<PaystackSubscription, 'plan' | 'anchorDay'>,
  from: number,
) =>
  periodEnd(
    from,
    state.paystack.plans[subscription.plan]?.interval === 'annually' ? 'year' : 'month',
    subscription.anchorDay,
  )

/** Starts a subscription, from the date after a first payment or from `start`. */
export const beginSubscription = (
  store: Store,
  email: string,
  plan: string,
  authorization: string,
  start: number | null,
): PaystackSubscription => {
  const created = store.now()
  const anchorDay = Math.min(LAST_ANCHOR, dayOfMonth(start ?? created))
  const subscription: PaystackSubscription = {
    id: store.number(),
    code: store.id('SUB'),
    token: store.id('token'),
    email,
    plan,
    authorization,
    created,
    anchorDay,
    status: 'active',
    next: start ?? nextDate(store, { plan, anchorDay }, created),
  }
  store.state.paystack.subscriptions[subscription.code] = subscription
  emitEvent(store, 'subscription.create', subscription)
  return subscription
}

export const createSubscription = (store: Store, form: Json) => {
  rejectUnknownFields(form, ['customer', 'plan', 'authorization', 'start_date'])
  const { customers, subscriptions } = store.state.paystack
  const named = requireText(form, 'customer')
  const customer = Object.values(customers).find(({ code, email }) => code === named || email === named)
  if (customer === undefined) throw notFound('Customer with code/email not found', 'customer_not_found')
  const { code } = findPlan(store, requireText(form, 'plan'))
  const taken = Object.values(subscriptions).some(({ email, plan }) => email === customer.email && plan === code)
  if (taken) throw badRequest('This subscription is already in place.', 'duplicate_subscription')
  const start = Date.parse(requireText(form, 'start_date')) / 1000
  return subscriptionObject(
    store,
    beginSubscription(store, customer.email, code, requireText(form, 'authorization'), start),
  )
}

export const findSubscription = ({ state }: Store, code: string): PaystackSubscription => {
  const subscription = state.paystack.subscriptions[code]
  if (subscription === undefined) throw notFound('Subscription with code not found', 'subscription_not_found')
  return subscription
}

export const listSubscriptions = (store: Store, query: Json) => {
  const { customers, plans, subscriptions } = store.state.paystack
  const [customer, plan] = [readText(query, 'customer'), readText(query, 'plan')]
  return Object.values(subscriptions)
    .filter(({ email }) => customer === null || String(customers[email]?.id) === customer)
    .filter(({ plan: code }) => plan === null || String(plans[code]?.id) === plan)
    .toReversed()
    .slice(0, Number(query['perPage'] ?? 50))
    .map((subscription) => subscriptionObject(store, subscription))
}

const createTransition =
  (from: readonly PaystackSubscription['status'][], to: PaystackSubscription['status']) =>
  (store: Store, form: Json): PaystackSubscription => {
    rejectUnknownFields(form, ['code', 'token'])
    const subscription = findSubscription(store, requireText(form, 'code'))
    if (subscription.token !== requireText(form, 'token') || !from.includes(subscription.status)) {
      throw notFound('Subscription with code not found or already inactive', 'subscription_not_found')
    }
    subscription.status = to
    return subscription
  }

const disable = createTransition(['active', 'attention'], 'non-renewing')
const enable = createTransition(['non-renewing'], 'active')

export const disableSubscription = (store: Store, form: Json): null => {
  emitEvent(store, 'subscription.not_renew', disable(store, form))
  return null
}

export const enableSubscription = (store: Store, form: Json): null => {
  enable(store, form)
  return null
}

/** Ends a subscription after its last period. */
export const endSubscription = (store: Store, subscription: PaystackSubscription): void => {
  subscription.status = 'cancelled'
  emitEvent(store, 'subscription.disable', subscription)
}
