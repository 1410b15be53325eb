import type { Due } from '../state/let-time-pass.ts'
import type { Store } from '../state/store.ts'
import { emit } from '../webhooks/events.ts'
import { subscriptionObject } from './objects.ts'
import type { PaystackSubscription } from './state.ts'
import { endSubscription, nextDate } from './subscriptions.ts'
import { chargeRenewal } from './transactions.ts'

/** One that is not paid goes on: it is tried again on the next date. */
const renew = (store: Store, subscription: PaystackSubscription): void => {
  if (subscription.status === 'non-renewing') {
    endSubscription(store, subscription)
    return
  }
  const paid = chargeRenewal(store, subscription)
  subscription.status = paid ? 'active' : 'attention'
  subscription.next = nextDate(store, subscription, subscription.next)
  const { code: subscription_code, status } = subscription
  const invoice = { paid, status: paid ? 'success' : 'pending', subscription: { subscription_code, status } }
  const { customer } = subscriptionObject(store, subscription)
  const created_at = new Date(store.now() * 1000).toISOString()
  emit(store, paid ? 'invoice.update' : 'invoice.payment_failed', { ...invoice, customer, created_at }, 'paystack')
}

/** What falls due at the second provider. */
export const paystackDue = (store: Store): readonly Due[] =>
  Object.values(store.state.paystack.subscriptions)
    .filter(({ status }) => status !== 'cancelled')
    .map((subscription) => ({ at: subscription.next, run: () => renew(store, subscription) }))
