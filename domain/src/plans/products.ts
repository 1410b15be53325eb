import { type CompanySize, COMPANY_SIZES } from './company-size-bands.ts'
import { type Money, type Uuid } from '../shared/index.ts'
import type { PaymentRegion } from './payment-regions.ts'
import { planCost } from './pricing.ts'

/** A product: a seat of a size band for an interval in a region. Rule: PLAN-5. */
export interface Product {
  readonly uuid: Uuid
  readonly size: CompanySize
  readonly interval: 'month' | 'year'
  readonly seatPrice: Money
}

/** Derived from the region's code and the position in the list, so that a product's id never changes. */
const productUuid = (region: string, index: number): Uuid => {
  const letters = Array.from(region, (letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')).join('')
  return `01900000-0000-7000-8000-${letters.slice(0, 8).padStart(8, '0')}${(index + 1).toString(16).padStart(4, '0')}`
}

/** A region's products: every size band by month and by year. */
export const listRegionProducts = (region: PaymentRegion): readonly Product[] =>
  COMPANY_SIZES.flatMap((size) => (['month', 'year'] as const).map((interval) => ({ size, interval }))).map(
    ({ size, interval }, index) => ({
      uuid: productUuid(region.region, index),
      size,
      interval,
      seatPrice: planCost({ size, seats: 1, billedAnnually: interval === 'year' }, region),
    }),
  )
