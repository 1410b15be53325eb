import { type CompanySize, getSizeBand } from './company-size-bands.ts'
import { moneyFromMajor, type Money, roundHalfUp, MONTHS_PER_YEAR } from '../shared/index.ts'
import type { BasePrice } from './payment-regions.ts'

/** Share of twelve months' price that a year costs. */
export const ANNUAL_DISCOUNT_FACTOR = 0.5

/** The plan that a company buys. */
export interface Plan {
  readonly size: CompanySize
  readonly seats: number
  readonly billedAnnually: boolean
}

/**
 * Multipliers and the discount are multiples of a half, so prices are whole numbers of quarters of a minor unit until the final rounding.
 */
const HALVES = 2
const toHalves = (factor: number): number => Math.round(factor * HALVES)

/** Price parts of a minor unit. */
export const PRICE_PARTS_PER_MINOR_UNIT = HALVES * HALVES

/** A plan's exact price for its interval, in quarters of a minor unit, for sums that are rounded later. */
export const priceParts = ({ size, seats, billedAnnually }: Plan, { basePrice, currency }: BasePrice): number => {
  const months = billedAnnually ? MONTHS_PER_YEAR * toHalves(ANNUAL_DISCOUNT_FACTOR) : HALVES
  return moneyFromMajor(basePrice, currency).minor * seats * toHalves(getSizeBand(size).multiplier) * months
}

/** A plan's price for its interval (a month or a year): base × seats × size multiplier, for a year × 12 × 0.5. Rule: PLAN-2. */
export const planCost = (plan: Plan, base: BasePrice): Money => ({
  minor: roundHalfUp(priceParts(plan, base), PRICE_PARTS_PER_MINOR_UNIT),
  currency: base.currency,
})

/** One line of the calculation: the first is an amount, the others are factors. */
export interface PriceLine {
  readonly part: 'base' | 'seats' | 'size' | 'months' | 'discount'
  readonly label: string
  /** Major units for 'base', a factor for the rest. */
  readonly value: number
}

/** '1 seat', '3 seats' */
export const formatSeats = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`)

/** The calculation of a price, as screens and invoices show it; the product of the values is the cost. Rule: PLAN-4. */
export const priceLines = ({ size, seats, billedAnnually }: Plan, base: BasePrice): readonly PriceLine[] => [
  { part: 'base', label: 'Base price a month', value: base.basePrice },
  { part: 'seats', label: formatSeats(seats), value: seats },
  { part: 'size', label: `Company size ${size}`, value: getSizeBand(size).multiplier },
  ...(billedAnnually
    ? ([
        { part: 'months', label: '12 months', value: MONTHS_PER_YEAR },
        { part: 'discount', label: 'Annual discount', value: ANNUAL_DISCOUNT_FACTOR },
      ] as const)
    : []),
]
