import { describe, expect, it } from 'vitest'
import type { Plan } from '../../plans/index.ts'
import { checkPlanChange, toPlan } from './plan-order.ts'

const teamOf = (seatsInUse: number, people = seatsInUse) => ({ people, seatsInUse })
const plan: Plan = { size: '11-50', seats: 3, billedAnnually: false }

describe('a running plan', () => {
  // BILL-7
  it('can change its seats, its size, or from monthly to annual', () => {
    for (const change of [{ seats: 5 }, { seats: 2 }, { size: '51-200' }, { billedAnnually: true }] as const) {
      expect(checkPlanChange(plan, { ...plan, ...change })).toEqual({ ok: true, value: null })
    }
  })

  it('cannot change back to monthly, nor to the same plan', () => {
    const annual = { ...plan, billedAnnually: true }
    expect(checkPlanChange(annual, plan)).toEqual({ ok: false, problem: 'not-now' })
    expect(checkPlanChange(annual, annual)).toEqual({ ok: false, problem: 'not-now' })
  })
})

describe('an order of a plan', () => {
  const order = { companySize: '11-50', interval: 'month', quantity: 3 }

  // PLAN-5
  it('becomes a monthly or an annual plan', () => {
    expect(toPlan(order, 'USD', teamOf(3))).toEqual({ ok: true, value: plan })
    expect(toPlan({ ...order, interval: 'year' }, 'USD', teamOf(3))).toEqual({
      ok: true,
      value: { ...plan, billedAnnually: true },
    })
  })

  // BILL-10
  it('names all its errors at once', () => {
    expect(toPlan({ companySize: 'huge', interval: 'week', quantity: 1, currency: 'EUR' }, 'USD', teamOf(2))).toEqual({
      ok: false,
      problem: 'invalid',
      details: {
        companySize: ['Value is not one of the options'],
        interval: ['Value is not one of the options'],
        currency: ['Value is not one of the options'],
        quantity: ['Invalid seat count'],
      },
    })
  })

  // BILL-10
  it('is refused for any one error', () => {
    const wrong = [
      { companySize: 'huge' },
      { interval: 'week' },
      { currency: 'EUR' },
      { quantity: 1 },
      { quantity: 51 },
    ]
    for (const part of wrong) {
      const field = Object.keys(part)[0] ?? ''
      const refused = toPlan({ ...order, ...part }, 'USD', teamOf(2))
      expect(refused).toMatchObject({ ok: false, problem: 'invalid' })
      expect(Object.keys(!refused.ok && 'details' in refused ? (refused.details ?? {}) : {})).toEqual([field])
    }
    expect(toPlan({ ...order, currency: 'USD' }, 'USD', teamOf(2))).toMatchObject({ ok: true })
  })

  // BILL-36
  it('is refused for a size that is too small for the team, viewers and invites included', () => {
    const small = { ...order, companySize: '1-10' }
    expect(toPlan(small, 'USD', teamOf(2, 10))).toMatchObject({ ok: true })
    expect(toPlan(small, 'USD', teamOf(2, 11))).toEqual({
      ok: false,
      problem: 'invalid',
      details: { companySize: ['Your team is too large for this company size'] },
    })
  })
})
