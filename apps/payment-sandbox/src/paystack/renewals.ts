import type { Due } from '../state/advance-clock.ts'
import type { Store } from '../state/store.ts'
import { emit } from '../webhooks/events.ts'
import { subscriptionObject } from './objects.ts'
import type { PaystackSubscription } from './state.ts'
import { endSubscription, nextDate } from './subscriptions.ts'
import { chargeRenewal } from './transactions.ts'

/** An unpaid subscription continues: it is charged again on the next date. */
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

/** Lists what falls due at Paystack. */
export const listPaystackDue = (store: Store): readonly Due[] =>
  Object.values(store.state.paystack.subscriptions)
    .filter(({ status }) => status !== 'cancelled')
    .map((subscription) => ({ at: subscription.next, run: () => renew(store, subscription) }))
