import { isCompanySize, type PaymentRegion, type Plan, planCost } from '@guildhall/domain/plans'
import type Stripe from 'stripe'

/** The provider's price of a seat of a plan in a region. */
export interface SeatPrice {
  readonly productId: string
  readonly name: string
  /** Lookup key; contains the amount, so that a changed price is another object. */
  readonly lookupKey: string
  readonly unitAmount: number
  readonly currency: string
  readonly interval: 'month' | 'year'
  readonly metadata: { readonly size: string; readonly region: string }
}

const slug = (size: string): string => size.replace('+', '-plus')

export const toSeatPrice = ({ billedAnnually, size }: Omit<Plan, 'seats'>, region: PaymentRegion): SeatPrice => {
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

/** Derives the plan from a price and a quantity. */
export const toPlan = (price: Pick<Stripe.Price, 'metadata' | 'recurring'>, seats: number): Plan => {
  const size = price.metadata['size'] ?? ''
  if (!isCompanySize(size)) throw new Error('A subscription at the provider has a price that is not ours')
  return { size, seats, billedAnnually: price.recurring?.interval === 'year' }
}
