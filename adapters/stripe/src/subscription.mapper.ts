import type { GatewayPayment, GatewaySubscription } from '@guildhall/domain/billing'
import type { BillingPeriod } from '@guildhall/domain/plans'
import type Stripe from 'stripe'
import { toPlan } from './plan-names.ts'

/** Our metadata of a subscription. `paid_seats` apply until `paid_until` if fewer were ordered. */
export interface SubscriptionNotes {
  readonly company_uuid: string
  readonly region: string
  readonly paid_seats?: string
  readonly paid_until?: string
}

const states: Readonly<Record<Stripe.Subscription.Status, GatewaySubscription['status']>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  canceled: 'ended',
}

const instant = (seconds: number): Date => new Date(seconds * 1000)

export const toId = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const subtractMonths = (end: Date, months: number): Date => {
  const start = new Date(end)
  start.setUTCMonth(end.getUTCMonth() - months)
  if (start.getUTCDate() !== end.getUTCDate()) start.setUTCDate(0)
  return start
}

/** The provider starts a period before it is paid; until then the previous one is the paid period. */
const paidPeriod = (
  item: Stripe.SubscriptionItem,
  status: GatewaySubscription['status'],
  annual: boolean,
): BillingPeriod => {
  const [start, end] = [instant(item.current_period_start), instant(item.current_period_end)]
  return status === 'past_due' ? { start: subtractMonths(start, annual ? 12 : 1), end: start } : { start, end }
}

const toSeats = (notes: Partial<SubscriptionNotes>, item: Stripe.SubscriptionItem) => {
  const quantity = item.quantity ?? 1
  const applies = notes.paid_until === String(item.current_period_end)
  const paid = applies ? Number(notes.paid_seats ?? quantity) : quantity
  return { seats: paid, nextSeats: paid === quantity ? null : quantity }
}

export const getItem = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error('A subscription at the provider has nothing in it')
  return item
}

/** Maps the provider's subscription to the domain. */
export const toGatewaySubscription = (subscription: Stripe.Subscription): GatewaySubscription => {
  const item = getItem(subscription)
  const notes: Partial<SubscriptionNotes> = subscription.metadata
  const status = states[subscription.status] ?? 'incomplete'
  const { nextSeats, seats } = toSeats(notes, item)
  const plan = toPlan(item.price, seats)
  return {
    subscriptionId: subscription.id,
    customerId: toId(subscription.customer) ?? '',
    companyUuid: notes.company_uuid ?? '',
    status,
    endsWithPeriod: subscription.cancel_at_period_end,
    plan,
    nextSeats,
    region: notes.region ?? '',
    period: status === 'incomplete' ? null : paidPeriod(item, status, plan.billedAnnually),
  }
}

const reasons: Readonly<Record<string, GatewayPayment['reason']>> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
}

/** Maps a paid invoice to a payment; null if its amount is zero. */
export const toPayment = (invoice: Stripe.Invoice, subscriptionId: string): GatewayPayment | null =>
  invoice.amount_paid === 0 || invoice.id === undefined
    ? null
    : {
        id: invoice.id,
        subscriptionId,
        amount: { minor: invoice.amount_paid, currency: invoice.currency.toUpperCase() },
        paidAt: instant(invoice.status_transitions.paid_at ?? invoice.created),
        reason: reasons[invoice.billing_reason ?? ''] ?? 'change',
      }
