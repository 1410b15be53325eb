import type { Due } from '../state/advance-clock.ts'
import type { Invoice, Subscription } from '../state/state.ts'
import type { Store } from '../state/store.ts'
import { attempt, buildInvoice } from './charging.ts'
import { periodEnd } from './periods.ts'
import { endSubscription } from './subscriptions.ts'

const renew = (store: Store, subscription: Subscription): void => {
  if (subscription.cancelAtPeriodEnd || subscription.status === 'unpaid') {
    endSubscription(store, subscription)
    return
  }
  const price = store.state.prices[subscription.price]
  const start = subscription.periodEnd
  const end = periodEnd(start, price?.interval ?? 'month', subscription.anchorDay)
  subscription.periodStart = start
  subscription.periodEnd = end
  const { quantity } = subscription
  const line = {
    id: store.id('il'),
    description: `${quantity} × ${price?.product ?? ''}`,
    amount: (price?.unitAmount ?? 0) * quantity,
    quantity,
    proration: false,
    price: subscription.price,
    start,
    end,
  }
  const invoice = buildInvoice(store, subscription, [line], 'subscription_cycle')
  store.state.invoices[invoice.id] = invoice
  subscription.latestInvoice = invoice.id
  attempt(store, invoice, subscription)
}

/** Lists what falls due at Stripe: renewals, and repeated charges. */
export const listStripeDue = (store: Store): readonly Due[] => {
  const { invoices, subscriptions } = store.state
  const renewals = Object.values(subscriptions)
    .filter(({ status }) => status !== 'canceled')
    .map((subscription): Due => ({ at: subscription.periodEnd, run: () => renew(store, subscription) }))
  const retries = Object.values(invoices).flatMap((invoice: Invoice): Due[] => {
    const subscription = subscriptions[invoice.subscription]
    if (invoice.status !== 'open' || invoice.nextAttempt === null || subscription === undefined) return []
    return [{ at: invoice.nextAttempt, run: () => void attempt(store, invoice, subscription) }]
  })
  return [...renewals, ...retries]
}
