import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMinor } from '../shared/index.ts'
import { addMonth, periodDays, quoteAnnualUpgrade, addYear, quotePlanChange, quoteSeatChange } from './plan-changes.ts'
import { COMPANY_SIZES } from './company-size-bands.ts'
import { DEFAULT_PAYMENT_REGION } from './payment-regions.ts'
import { type Plan, planCost } from './pricing.ts'

const US = DEFAULT_PAYMENT_REGION
const ZA = { basePrice: 12_500, region: 'ZA', currency: 'ZAR', symbol: 'R', paymentService: 'paystack' } as const
const DAY = 86_400_000

const plans: fc.Arbitrary<Plan> = fc.record({
  size: fc.constantFrom(...COMPANY_SIZES),
  seats: fc.integer({ min: 1, max: 50 }),
  billedAnnually: fc.boolean(),
})
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
const periodOf = (start: Date, { billedAnnually }: Plan) => ({
  start,
  end: billedAnnually ? addYear(start) : addMonth(start),
})

describe('the cost of a plan change', () => {
  it.each([
    ['11-50', 3, '2,040.00', '12,240.00'],
    ['1-10', 1, '340.00', '2,040.00'],
    ['1000+', 3, '8,160.00', '48,960.00'],
  ] as const)('is counted from %s with %d seats at %s a month and %s a year', (size, seats, month, year) => {
    expect(formatMinor(planCost({ size, seats, billedAnnually: false }, US).minor)).toBe(month)
    expect(formatMinor(planCost({ size, seats, billedAnnually: true }, US).minor)).toBe(year)
  })

  // PLAN-6
  it('from monthly to annual takes effect at once', () => {
    const plan = { size: '11-50', seats: 3, billedAnnually: false } as const
    const start = new Date('2026-03-01T00:00:00Z')
    const quote = quotePlanChange(plan, { ...plan, billedAnnually: true }, US, periodOf(start, plan), start)
    expect(quote.effectiveImmediately).toBe(true)
  })

  // PLAN-6, PLAN-7
  it('counts a next period that is paid already in full, beside what is left of this one', () => {
    const april = { start: new Date('2026-04-01T00:00:00Z'), end: new Date('2026-05-01T00:00:00Z') }
    const now = new Date('2026-03-20T10:00:00Z')
    const plan = { size: '11-50', seats: 3, billedAnnually: false } as const
    const unused = 204_000 + Math.round((204_000 * 12) / 31)
    expect(quoteAnnualUpgrade(plan, US, april, now).amountDue.minor).toBe(1_224_000 - unused)
    const more = quoteSeatChange({ plan, newSeatCount: 6, seatsInUse: 1 }, US, april, now)
    expect(more).toMatchObject({ value: { amountDue: { minor: unused }, nextPaymentDate: april.end } })
    expect(periodDays(april, now)).toEqual({ total: 61, left: 42 })
    const short = { start: new Date('2026-02-28T00:00:00Z'), end: new Date('2026-03-31T00:00:00Z') }
    expect(periodDays(short, new Date('2026-02-20T00:00:00Z'))).toEqual({ total: 59, left: 39 })
    const year = { start: new Date('2027-03-01T00:00:00Z'), end: new Date('2028-03-01T00:00:00Z') }
    expect(periodDays(year, new Date('2027-02-28T00:00:00Z'))).toEqual({ total: 731, left: 367 })
  })

  it('equals the quote of each kind of change', () => {
    fc.assert(
      fc.property(
        plans,
        instants,
        fc.integer({ min: 0, max: 31 }),
        fc.integer({ min: 1, max: 50 }),
        (plan, start, day, seats) => {
          const period = periodOf(start, plan)
          const now = new Date(Math.min(period.end.getTime(), start.getTime() + day * DAY))
          const monthly = { ...plan, billedAnnually: false }
          expect(quotePlanChange(monthly, { ...plan, billedAnnually: true }, US, period, now)).toMatchObject(
            quoteAnnualUpgrade(plan, US, period, now),
          )
          const more = quoteSeatChange({ plan, newSeatCount: seats, seatsInUse: 1 }, US, period, now)
          expect(more).toMatchObject(
            more.ok ? { value: quotePlanChange(plan, { ...plan, seats }, US, period, now) } : {},
          )
        },
      ),
    )
  })

  // PLAN-9
  it('is never more than the price of the remaining time, and zero for a smaller plan', () => {
    fc.assert(
      fc.property(plans, plans, instants, fc.integer({ min: 0, max: 366 }), (from, to, start, day) => {
        const period = periodOf(start, from)
        const now = new Date(start.getTime() + day * DAY)
        const { amountDue, effectiveImmediately, nextPaymentDate } = quotePlanChange(from, to, ZA, period, now)
        const dearer = planCost(to, ZA).minor > planCost(from, ZA).minor
        expect(amountDue.minor).toBeLessThanOrEqual(planCost(to, ZA).minor)
        const annual = to.billedAnnually && !from.billedAnnually
        const least = annual ? planCost(to, ZA).minor - planCost(from, ZA).minor : 0
        expect(amountDue.minor).toBeGreaterThanOrEqual(least)
        expect(nextPaymentDate).toEqual(annual ? addYear(now) : period.end)
        expect(annual || dearer || (amountDue.minor === 0 && !effectiveImmediately)).toBe(true)
      }),
    )
  })

  it('is the same in many small steps as in a large one, apart from rounding', () => {
    fc.assert(
      fc.property(
        plans,
        instants,
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
        (plan, start, steps) => {
          const period = periodOf(start, plan)
          const now = new Date(start.getTime() + 7 * DAY)
          let seats = plan.seats
          let paid = 0
          for (const step of steps) {
            const from = { ...plan, seats }
            seats += step
            paid += quotePlanChange(from, { ...plan, seats }, US, period, now).amountDue.minor
          }
          const once = quotePlanChange(plan, { ...plan, seats }, US, period, now).amountDue.minor
          expect(Math.abs(paid - once)).toBeLessThanOrEqual(steps.length)
        },
      ),
    )
  })
})
