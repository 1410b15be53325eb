import type { BillingPeriod } from '../../plans/index.ts'
import type { GatewayPayment, GatewaySubscription } from '../payments/payment-gateway.port.ts'
import type { Subscription, SubscriptionStatus } from './subscription.ts'

/** A past-due state at the provider does not lift a suspension; only a payment does. */
const toStatus = (known: Subscription | null, state: GatewaySubscription): SubscriptionStatus => {
  if (state.status === 'ended' || (state.endsWithPeriod && state.status !== 'past_due')) return 'cancelled'
  if (state.status === 'past_due') return known?.status === 'suspended' ? 'suspended' : 'past_due'
  return state.status
}

/**
 * The paid period. The provider begins a period before it is paid, and one that ends unpaid still names the period that was begun: it counts
 * only if something was paid since it began. Rule: BILL-5.
 */
const toPaidPeriod = (
  known: Subscription | null,
  state: GatewaySubscription,
  payments: readonly Pick<GatewayPayment, 'paidAt'>[],
): BillingPeriod | null => {
  const [before, now] = [known?.period ?? null, state.period]
  if (now === null || before === null || state.status !== 'ended' || now.end <= before.end) return now ?? before
  return payments.some(({ paidAt }) => paidAt >= now.start) ? now : before
}

/**
 * Converts the provider's current state to the company's subscription. It replaces the stored state, so that the order of events does not
 * matter. `payments` are those of the subscription; `fresh` has the ids for a new one. Rule: BILL-14.
 */
export const toSubscription = (
  known: Subscription | null,
  state: GatewaySubscription,
  payments: readonly Pick<GatewayPayment, 'paidAt'>[],
  fresh: Pick<Subscription, 'uuid' | 'service' | 'createdAt'>,
  now: Date,
): Subscription => ({
  uuid: known?.uuid ?? fresh.uuid,
  service: known?.service ?? fresh.service,
  createdAt: known?.createdAt ?? fresh.createdAt,
  companyUuid: state.companyUuid,
  method: 'card',
  customerId: state.customerId,
  subscriptionId: state.subscriptionId,
  plan: state.plan,
  nextSeats: state.nextSeats,
  region: state.region,
  status: toStatus(known, state),
  period: toPaidPeriod(known, state, payments),
  anchorDay: known?.anchorDay ?? (state.period?.start ?? now).getUTCDate(),
  renewalNotifiedFor: known?.renewalNotifiedFor ?? null,
  pastDueSince: state.status === 'past_due' ? (known?.pastDueSince ?? now) : null,
  endedAt: state.status === 'ended' ? (known?.endedAt ?? now) : null,
})
