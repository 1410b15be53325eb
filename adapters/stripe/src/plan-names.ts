import { isCompanySize, type PaymentRegion, type Plan, planCost } from '@guildhall/domain/plans'
import type Stripe from 'stripe'

/** A seat of a plan in a region, as the provider sells it. */
export interface SeatPrice {
  readonly productId: string
  readonly name: string
  /** Finds the price again; carries the amount, so that a new price is another price. */
  readonly lookupKey: string
  readonly unitAmount: number
  readonly currency: string
  readonly interval: 'month' | 'year'
  readonly metadata: { readonly size: string; readonly region: string }
}

const slug = (size: string): string => size.replace('+', '-plus')

export const seatPriceOf = ({ billedAnnually, size }: Omit<Plan, 'seats'>, region: PaymentRegion): SeatPrice => {
  const interval = billedAnnually ? 'year' : 'month'
  const { minor } = planCost({ size, seats: 1, billedAnnually }, region)
  return {
    productId: `guildhall_${region.region}_${slug(size)}`,
    name: `Guildhall, company size ${size}`,
    lookupKey: `guildhall_${region.region}_${slug(size)}_${interval}_${region.currency.toLowerCase()}_${minor}`,
    unitAmount: minor,
    currency: region.currency.toLowerCase(),
    interval,
    metadata: { size, region: region.region },
  }
}

/** The plan that a price and a quantity stand for. */
export const planOfPrice = (price: Pick<Stripe.Price, 'metadata' | 'recurring'>, seats: number): Plan => {
  const size = price.metadata['size'] ?? ''
  if (!isCompanySize(size)) throw new Error('A subscription at the provider has a price that is not ours')
  return { size, seats, billedAnnually: price.recurring?.interval === 'year' }
}
