import { describe, expect, it } from 'vitest'
import { aPayer, billingFixture, fakePaymentGateway, TEST_NOW } from '../../testing/index.ts'
import { findGateway, resolvePayer } from './payer.ts'

const refused = (problem: string) => ({ ok: false, problem })

describe('who pays for a company', () => {
  // BILL-1, BILL-36
  it('is its admin, and whoever has the billing role', async () => {
    const { company, deps, gateway } = billingFixture(TEST_NOW)
    for (const role of ['admin', 'billing'] as const) {
      const payer = await resolvePayer(deps)(aPayer({ role }), 'stripe')
      expect(payer).toMatchObject({
        ok: true,
        value: { company, region: { currency: 'USD' }, people: 4, seatsInUse: 2 },
      })
      expect(payer.ok && payer.value.gateway).toBe(deps.gateways.stripe)
    }
    expect(gateway.service).toBe('stripe')
  })

  // BILL-1
  it('is nobody without the right, without a company, or of a company that is gone', async () => {
    const { deps } = billingFixture(TEST_NOW)
    const nobody = [
      aPayer({ role: 'recruiter' }),
      aPayer({ role: null }),
      aPayer({ companyUuid: null }),
      aPayer({ companyUuid: '01900000-0000-7000-8000-0000000000ff' }),
    ]
    for (const actor of nobody) expect(await resolvePayer(deps)(actor, 'stripe')).toEqual(refused('forbidden'))
  })

  // BILL-2
  it('pays at the provider of their region, and only if it is configured', async () => {
    const { deps } = billingFixture(TEST_NOW, undefined, { company: { countryCode: 'ZA' } })
    expect(await resolvePayer(deps)(aPayer(), 'stripe')).toEqual(refused('wrong-provider'))
    expect(await resolvePayer(deps)(aPayer(), 'paystack')).toEqual(refused('not-found'))
    const both = { ...deps, gateways: { ...deps.gateways, paystack: fakePaymentGateway(TEST_NOW, 'paystack') } }
    expect(await resolvePayer(both)(aPayer(), 'paystack')).toMatchObject({
      ok: true,
      value: { region: { region: 'ZA' } },
    })
  })
})

describe('a gateway', () => {
  it('is found by its name among several', () => {
    const stripe = fakePaymentGateway(TEST_NOW)
    const paystack = fakePaymentGateway(TEST_NOW, 'paystack')
    expect(findGateway({ stripe, paystack }, 'paystack')).toBe(paystack)
    expect(findGateway({ stripe, paystack }, 'stripe')).toBe(stripe)
    expect(findGateway({ stripe, paystack }, null)).toBeNull()
    expect(findGateway({ stripe }, 'paystack')).toBeNull()
  })
})
