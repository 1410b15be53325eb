import { describe, expect, it } from 'vitest'
import { anInvoicedSubscription, aPayer, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import { readPlan } from './read-plan.ts'

describe('the plan of a company', () => {
  const actor = aPayer()

  // BILL-19
  it('is what was chosen until something runs', async () => {
    const chosen = { employeeCount: '51-200', seats: 7, billedAnnually: true, invoicePending: true } as const
    const { deps } = billingFixture(TEST_NOW, undefined, { company: { ...chosen, subscriptionStatus: 'cancelled' } })
    expect(await readPlan(deps)({ actor })).toMatchObject({
      ok: true,
      value: {
        plan: { size: '51-200', seats: 7, billedAnnually: true },
        nextSeats: null,
        seatsInUse: 2,
        region: { currency: 'USD' },
        method: null,
        status: 'cancelled',
        period: null,
        invoicePending: true,
        asOf: TEST_NOW,
      },
    })
  })

  // BILL-19
  it('is that of the running subscription, in the region where it was bought', async () => {
    const running = anInvoicedSubscription({ nextSeats: 1, region: 'ZA', status: 'past_due' })
    const { deps } = billingFixture(TEST_NOW, undefined, { subscriptions: [running], company: { seats: 9 } })
    expect(await readPlan(deps)({ actor })).toMatchObject({
      ok: true,
      value: {
        plan: { seats: 3 },
        nextSeats: 1,
        region: { currency: 'ZAR' },
        method: 'invoice',
        status: 'past_due',
        period: running.period,
      },
    })
  })

  it('is not that of a subscription for which nothing was paid', async () => {
    const begun = anInvoicedSubscription({ status: 'incomplete', period: null, method: 'card' })
    const { deps } = billingFixture(TEST_NOW, undefined, { subscriptions: [begun], company: { seats: 9 } })
    expect(await readPlan(deps)({ actor })).toMatchObject({
      value: { plan: { seats: 9 }, method: null, status: 'none' },
    })
  })

  it('is shown to nobody without the right, without a company, or of a company that is gone', async () => {
    const { deps } = billingFixture(TEST_NOW)
    const nobody = [
      aPayer({ role: 'recruiter' }),
      aPayer({ companyUuid: null }),
      aPayer({ companyUuid: '01900000-0000-7000-8000-0000000000ff' }),
    ]
    for (const one of nobody) expect(await readPlan(deps)({ actor: one })).toEqual({ ok: false, problem: 'forbidden' })
  })
})
