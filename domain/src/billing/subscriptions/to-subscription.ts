import type { GatewaySubscription } from '../payments/payment-gateway.port.ts'
import type { Subscription, SubscriptionStatus } from './subscription.ts'

/** A past-due state at the provider does not lift a suspension; only a payment does. */
const toStatus = (known: Subscription | null, state: GatewaySubscription): SubscriptionStatus => {
  if (state.status === 'ended' || (state.endsWithPeriod && state.status !== 'past_due')) return 'cancelled'
  if (state.status === 'past_due') return known?.status === 'suspended' ? 'suspended' : 'past_due'
  return state.status
}

/**
 * Converts the provider's current state to the company's subscription. It replaces the stored state, so that the order of events does not
 * matter. `fresh` has the ids for a new subscription. Rule: BILL-14.
 */
export const toSubscription = (
  known: Subscription | null,
  state: GatewaySubscription,
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
  period: state.period ?? known?.period ?? null,
  anchorDay: known?.anchorDay ?? (state.period?.start ?? now).getUTCDate(),
  renewalNotifiedFor: known?.renewalNotifiedFor ?? null,
  pastDueSince: state.status === 'past_due' ? (known?.pastDueSince ?? now) : null,
  endedAt: state.status === 'ended' ? (known?.endedAt ?? now) : null,
})
