import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMinor, formatMinorShort } from '../shared/index.ts'
import { quoteAnnualUpgrade, addYear, quoteSeatChange } from './plan-changes.ts'
import { getSizeBand, COMPANY_SIZES } from './company-size-bands.ts'
import { DEFAULT_PAYMENT_REGION, resolvePaymentRegion } from './payment-regions.ts'
import { planCost, priceLines } from './pricing.ts'
import { listRegionProducts } from './products.ts'

const US = DEFAULT_PAYMENT_REGION
const plans = fc.record({
  size: fc.constantFrom(...COMPANY_SIZES),
  seats: fc.integer({ min: 1, max: 100 }),
  billedAnnually: fc.boolean(),
})

describe('the price of a plan', () => {
  // PLAN-2
  it.each([
    ['11-50', 3, false, '2,040'],
    ['11-50', 3, true, '12,240'],
    ['1-10', 1, false, '340'],
    ['1-10', 1, true, '2,040'],
    ['1000+', 3, false, '8,160'],
    ['1000+', 3, true, '48,960'],
  ] as const)('of %s with %i seats, annually %s, is %s', (size, seats, billedAnnually, shown) => {
    expect(formatMinorShort(planCost({ size, seats, billedAnnually }, US).minor)).toBe(shown)
  })

  // PLAN-1
  it.each([
    ['1-10', 0.5, 10],
    ['11-50', 1, 50],
    ['51-200', 1.5, 100],
    ['201-500', 2, 100],
    ['501-1000', 3, 100],
    ['1000+', 4, 100],
  ] as const)('of the band %s is multiplied by %d for at most %i users', (size, multiplier, maxUsers) => {
    expect(getSizeBand(size)).toEqual({ size, multiplier, maxUsers })
  })

  // PLAN-4
  it('is the product of the lines that the screen shows', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const product = priceLines(plan, US).reduce((sum, { value }) => sum * value, 1)
        expect(planCost(plan, US).minor).toBe(Math.round(product * 100))
      }),
    )
  })

  // PLAN-2
  it('of a year is six months', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const month = planCost({ ...plan, billedAnnually: false }, US).minor
        expect(planCost({ ...plan, billedAnnually: true }, US).minor).toBe(6 * month)
      }),
    )
  })

  // PLAN-4
  it('lists its arithmetic', () => {
    const lines = priceLines({ size: '51-200', seats: 1, billedAnnually: true }, US)
    expect(lines.map(({ label, value }) => [label, value])).toEqual([
      ['Base price a month', 680],
      ['1 seat', 1],
      ['Company size 51-200', 1.5],
      ['12 months', 12],
      ['Annual discount', 0.5],
    ])
  })
})

describe('changing a plan', () => {
  const plan = { size: '11-50', seats: 3, billedAnnually: false } as const
  const period = { start: new Date('2026-04-01T08:00:00Z'), end: new Date('2026-05-01T08:00:00Z') }
  const now = new Date('2026-04-11T23:59:59Z')

  // PLAN-6
  it('to annual costs 10,880.00 with 20 of 30 days left, with the next payment in a year', () => {
    const preview = quoteAnnualUpgrade(plan, US, period, now)
    expect(formatMinor(preview.amountDue.minor)).toBe('10,880.00')
    expect(preview.nextPaymentDate).toEqual(new Date('2027-04-11T23:59:59Z'))
  })

  // PLAN-7
  it('to two more seats costs 906.67 with 20 of 30 days left, with the same next payment', () => {
    const preview = quoteSeatChange({ plan, newSeatCount: 5, seatsInUse: 3 }, US, period, now)
    expect(preview).toEqual({
      ok: true,
      value: {
        amountDue: { minor: 90_667, currency: 'USD' },
        nextPaymentDate: period.end,
        newSeatCount: 5,
        effectiveImmediately: true,
      },
    })
  })

  // PLAN-8
  it('to fewer seats costs nothing and begins with the next period', () => {
    const preview = quoteSeatChange({ plan, newSeatCount: 2, seatsInUse: 2 }, US, period, now)
    expect(preview).toMatchObject({ ok: true, value: { amountDue: { minor: 0 }, effectiveImmediately: false } })
  })

  // PLAN-8
  it.each([1, 0, -2, 2.5, 51, Number.NaN])('to %d seats is refused where two are in use and 50 fit', (newSeatCount) => {
    const preview = quoteSeatChange({ plan, newSeatCount, seatsInUse: 2 }, US, period, now)
    expect(preview).toEqual({ ok: false, problem: 'invalid-seat-count' })
  })

  // PLAN-8
  it('to as many seats as the size has is allowed', () => {
    expect(quoteSeatChange({ plan, newSeatCount: 50, seatsInUse: 2 }, US, period, now)).toMatchObject({ ok: true })
  })

  // PLAN-9
  it('never costs more than the full price, whatever the day', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: -40, max: 70 }), (anyPlan, day) => {
        const instant = new Date(period.start.getTime() + day * 86_400_000)
        const annual = planCost({ ...anyPlan, billedAnnually: true }, US).minor
        const due = quoteAnnualUpgrade(anyPlan, US, period, instant).amountDue.minor
        expect(due).toBeLessThanOrEqual(annual)
        // Before its period begins the one before it runs, too, so that two are unused at most.
        const unusedMonths = day < 0 ? 2 : 1
        const month = planCost({ ...anyPlan, billedAnnually: false }, US).minor
        expect(due).toBeGreaterThanOrEqual(annual - unusedMonths * month)
      }),
    )
  })

  it('on 29 February is paid again on 28 February', () => {
    expect(addYear(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2029-02-28T10:00:00Z'))
  })
})

describe('payment regions', () => {
  const ZA = { basePrice: 12_000, region: 'ZA', currency: 'ZAR', symbol: 'R', paymentService: 'paystack' } as const

  // PLAN-3
  it('default to the US at USD 680 by Stripe', () => {
    expect(resolvePaymentRegion('DE', [ZA])).toEqual({
      basePrice: 680,
      region: 'US',
      currency: 'USD',
      symbol: '$',
      paymentService: 'stripe',
    })
    expect(resolvePaymentRegion(null, [])).toEqual(US)
    expect(resolvePaymentRegion('ZA', [ZA])).toEqual(ZA)
    const ownUS = { ...US, basePrice: 700 }
    expect(resolvePaymentRegion('DE', [ZA, ownUS])).toEqual(ownUS)
  })

  // PLAN-5
  it('sell every band by month and by year, each with a stable id', () => {
    const products = [...listRegionProducts(US), ...listRegionProducts(ZA)]
    expect(new Set(products.map(({ uuid }) => uuid)).size).toBe(24)
    expect(listRegionProducts(US)).toEqual(listRegionProducts({ ...US, basePrice: 680 }))
    for (const { uuid } of products)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    for (const { interval, seatPrice, size } of products.slice(0, 12))
      expect(seatPrice).toEqual(planCost({ size, seats: 1, billedAnnually: interval === 'year' }, US))
  })
})
