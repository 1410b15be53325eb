import type { GatewayPayment, GatewaySubscription } from '@guildhall/domain/billing'
import type { BillingPeriod } from '@guildhall/domain/plans'
import type Stripe from 'stripe'
import { planOfPrice } from './plan-names.ts'

/** What we write beside a subscription at the provider. `paid_seats` stand until `paid_until`, where fewer were ordered. */
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

export const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const monthsBefore = (end: Date, months: number): Date => {
  const start = new Date(end)
  start.setUTCMonth(end.getUTCMonth() - months)
  if (start.getUTCDate() !== end.getUTCDate()) start.setUTCDate(0)
  return start
}

/** The provider begins a period before it is paid; what is paid for then is the one before. */
const paidPeriod = (
  item: Stripe.SubscriptionItem,
  status: GatewaySubscription['status'],
  annual: boolean,
): BillingPeriod => {
  const [start, end] = [instant(item.current_period_start), instant(item.current_period_end)]
  return status === 'past_due' ? { start: monthsBefore(start, annual ? 12 : 1), end: start } : { start, end }
}

const seatsOf = (notes: Partial<SubscriptionNotes>, item: Stripe.SubscriptionItem) => {
  const quantity = item.quantity ?? 1
  const stands = notes.paid_until === String(item.current_period_end)
  const paid = stands ? Number(notes.paid_seats ?? quantity) : quantity
  return { seats: paid, nextSeats: paid === quantity ? null : quantity }
}

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error('A subscription at the provider has nothing in it')
  return item
}

/** A subscription at the provider as the domain knows it. */
export const toGatewaySubscription = (subscription: Stripe.Subscription): GatewaySubscription => {
  const item = itemOf(subscription)
  const notes: Partial<SubscriptionNotes> = subscription.metadata
  const status = states[subscription.status] ?? 'incomplete'
  const { nextSeats, seats } = seatsOf(notes, item)
  const plan = planOfPrice(item.price, seats)
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
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

/** A paid invoice at the provider as a payment; null for one that cost nothing. */
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
