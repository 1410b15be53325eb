import { describe, expect, it } from 'vitest'
import type { Plan } from '../../plans/index.ts'
import { checkPlanChange } from './plan-order.ts'

const plan: Plan = { size: '11-50', seats: 3, billedAnnually: false }

describe('a running plan', () => {
  // BILL-7
  it('can change its seats, its size, or from monthly to annual', () => {
    for (const change of [{ seats: 5 }, { seats: 2 }, { size: '51-200' }, { billedAnnually: true }] as const) {
      expect(checkPlanChange(plan, { ...plan, ...change })).toEqual({ ok: true, value: null })
    }
  })

  it('cannot change back to monthly, nor to the same plan', () => {
    const annualUpgradeContent = { ...plan, billedAnnually: true }
    expect(checkPlanChange(annualUpgradeContent, plan)).toEqual({ ok: false, problem: 'not-now' })
    expect(checkPlanChange(annualUpgradeContent, annualUpgradeContent)).toEqual({ ok: false, problem: 'not-now' })
  })
})
