import type { GatewaySubscription, PaymentGateway, PlanChange } from '@guildhall/domain/billing'
import { addYear } from '@guildhall/domain/plans'
import { err, ok } from '@guildhall/domain/shared'
import type Stripe from 'stripe'
import type { PriceCatalogue } from './price-catalogue.ts'
import { isDeclined, isRefused } from './provider-errors.ts'
import { getItem, toGatewaySubscription } from './subscription.mapper.ts'

interface Deps {
  readonly stripe: Stripe
  readonly prices: PriceCatalogue
}

/** Characters of a value. */
const METADATA_MAX = 500

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/** What a change needs to know about the subscription. Fewer seats, or a smaller size, cost nothing now. */
const prepare = async ({ prices, stripe }: Deps, { plan, region, subscriptionId }: PlanChange) => {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId)
  const item = getItem(subscription)
  const current = toGatewaySubscription(subscription)
  const price = await prices.priceId(plan, region)
  const { unit_amount: unit } = await stripe.prices.retrieve(price)
  const restarts = plan.billedAnnually !== current.plan.billedAnnually
  const costsMore = restarts || (unit ?? 0) * plan.seats > (item.price.unit_amount ?? 0) * current.plan.seats
  return { current, costsMore, item, items: [{ id: item.id, price, quantity: plan.seats }], restarts }
}

/** Restores the seats of this period if fewer are ordered for the next. */
const paidItem = ({ id, price }: Stripe.SubscriptionItem, { plan }: GatewaySubscription) => ({
  id,
  price: price.id,
  quantity: plan.seats,
})

/** The provider's quote for the change. */
export const previewChange =
  (deps: Deps): PaymentGateway['previewChange'] =>
  async (change) => {
    const { current, costsMore, item, items, restarts } = await prepare(deps, change)
    const currency = change.region.currency
    const end = current.period?.end ?? change.at
    if (!costsMore) return { amountDue: { minor: 0, currency }, nextPaymentDate: end }
    const previewOf = (wanted: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item[]) =>
      deps.stripe.invoices.createPreview({
        customer: current.customerId,
        subscription: change.subscriptionId,
        subscription_details: {
          items: wanted,
          proration_behavior: 'always_invoice',
          proration_date: seconds(change.at),
        },
      })
    const invoice = await previewOf(items)
    // The provider calculates from the seats of the next period: those paid for in this one are not due again.
    const paidAlready = current.nextSeats === null ? null : await previewOf([paidItem(item, current)])
    const fresh = invoice.lines.data.map(({ period }) => period.end * 1000)
    const nextPaymentDate = restarts ? new Date(Math.max(...fresh, addYear(change.at).getTime())) : end
    return { amountDue: { minor: invoice.amount_due - (paidAlready?.amount_due ?? 0), currency }, nextPaymentDate }
  }

/** Metadata of the seats paid for this period, if fewer are ordered for the next. */
const seatNotes = (paidSeats: number, item: Stripe.SubscriptionItem, orderedSeats: number) =>
  orderedSeats < paidSeats
    ? { paid_seats: String(paidSeats), paid_until: String(item.current_period_end) }
    : { paid_seats: '', paid_until: '' }

/** Metadata by which a change is recognised whose answer was lost. */
const changeNote = (key: string) => ({ change: key.slice(0, METADATA_MAX) })

/** Sets seats without a charge: back to those of this period before a change, or to the fewer of the next. */
const orderSeats =
  ({ stripe }: Deps, { plan, subscriptionId }: GatewaySubscription, item: Stripe.SubscriptionItem, key: string) =>
  async (seats: number, step: 'paid' | 'next'): Promise<void> => {
    await stripe.subscriptions.update(
      subscriptionId,
      {
        items: [{ id: item.id, price: item.price.id, quantity: seats }],
        metadata: { ...seatNotes(plan.seats, item, seats), ...changeNote(key) },
        proration_behavior: 'none',
      },
      { idempotencyKey: `${key}:${step}` },
    )
  }

/** Changes the subscription and charges the amount due at once; a declined card changes nothing. */
export const changePlan =
  (deps: Deps): PaymentGateway['changePlan'] =>
  async ({ key, ...change }) => {
    const { current, costsMore, item, items } = await prepare(deps, change)
    // A repeat after a lost response: the provider has already applied it.
    if (items[0]?.price === item.price.id && items[0]?.quantity === item.quantity) return ok(current)
    const order = orderSeats(deps, current, item, key)
    const fewerNext = costsMore ? current.nextSeats : null
    try {
      if (fewerNext !== null) await order(current.plan.seats, 'paid')
      const changed = await deps.stripe.subscriptions.update(
        change.subscriptionId,
        {
          items,
          metadata: { ...seatNotes(current.plan.seats, item, change.plan.seats), ...changeNote(key) },
          ...(costsMore
            ? {
                proration_behavior: 'always_invoice',
                proration_date: seconds(change.at),
                payment_behavior: 'error_if_incomplete',
              }
            : { proration_behavior: 'none' }),
        },
        { idempotencyKey: key },
      )
      return ok(toGatewaySubscription(changed))
    } catch (error) {
      if (isDeclined(error)) {
        if (fewerNext !== null) await order(fewerNext, 'next')
        return err('declined')
      }
      if (isRefused(error)) return err('not-now')
      throw error
    }
  }

export const isChangeBegun =
  ({ stripe }: Deps): PaymentGateway['isChangeBegun'] =>
  async (subscriptionId, key) => {
    const { metadata } = await stripe.subscriptions.retrieve(subscriptionId)
    return metadata['change'] === changeNote(key).change
  }
