import type { InvoiceLine, Price, Subscription } from '../state/state.ts'
import type { Store } from '../state/store.ts'
import { invalidRequest } from './api-error.ts'
import { periodEnd, dayOfMonth } from './periods.ts'

/** A requested or previewed change. */
export interface SubscriptionChange {
  readonly price: string
  readonly quantity: number
  readonly prorates: boolean
  /** The instant from which the remaining time is prorated; default: now. */
  readonly at: number
}

/** The result of a change: its invoice lines, and the period afterwards. */
export interface ChangeOutcome {
  readonly lines: readonly InvoiceLine[]
  readonly periodStart: number
  readonly periodEnd: number
}

const share = (amount: number, { periodStart, periodEnd: end }: Subscription, at: number): number =>
  Math.round((amount * (end - at)) / (end - periodStart))

const computePrice = ({ state }: Store, id: string): Price => {
  const price = state.prices[id]
  if (price === undefined) throw invalidRequest(`No such price: '${id}'`, 'items[0][price]', 'resource_missing')
  return price
}

/** Computes the invoice lines of a change, prorated by seconds, for both the preview and the charge. */
export const computeOutcome = (store: Store, subscription: Subscription, change: SubscriptionChange): ChangeOutcome => {
  const old = computePrice(store, subscription.price)
  const next = computePrice(store, change.price)
  const { periodStart, periodEnd: end } = subscription
  const newInterval = old.interval !== next.interval
  const now = store.now()
  const restarted = { periodStart: now, periodEnd: periodEnd(now, next.interval, dayOfMonth(now)) }
  const period = newInterval ? restarted : { periodStart, periodEnd: end }
  if (!change.prorates && !newInterval) return { lines: [], ...period }
  if (change.at < periodStart || change.at > end) {
    throw invalidRequest('proration_date must be within the current period', 'proration_date')
  }
  const line = (part: Omit<InvoiceLine, 'id'>): InvoiceLine => ({ id: store.id('il'), ...part })
  const unused = line({
    description: `Unused time on ${subscription.quantity} × ${old.product}`,
    amount: -share(old.unitAmount * subscription.quantity, subscription, change.at),
    quantity: subscription.quantity,
    proration: true,
    price: old.id,
    start: change.at,
    end,
  })
  const amount = next.unitAmount * change.quantity
  const fresh = line({
    description: `${newInterval ? '' : 'Remaining time on '}${change.quantity} × ${next.product}`,
    amount: newInterval ? amount : share(amount, subscription, change.at),
    quantity: change.quantity,
    proration: !newInterval,
    price: next.id,
    start: newInterval ? now : change.at,
    end: newInterval ? period.periodEnd : end,
  })
  return { lines: [unused, fresh], ...period }
}
