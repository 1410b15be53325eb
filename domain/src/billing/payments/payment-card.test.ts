import { describe, expect, it } from 'vitest'
import { anInvoicedSubscription, aPayer, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import { FOREIGN_URL_MESSAGE, readCardDetails, startCardChange } from './payment-card.ts'

const byCard = { method: 'card', service: 'stripe', subscriptionId: 'sub_1', customerId: 'cus_1' } as const
const world = (subscriptions = [anInvoicedSubscription(byCard)]) =>
  billingFixture(TEST_NOW, undefined, { subscriptions })

describe('the card of a company', () => {
  // BILL-18
  it('is shown to those who may pay', async () => {
    const { deps } = world()
    expect(await readCardDetails(deps)({ actor: aPayer() })).toMatchObject({ ok: true, value: { lastFour: '4242' } })
    for (const actor of [aPayer({ role: 'recruiter' }), aPayer({ companyUuid: null })]) {
      expect(await readCardDetails(deps)({ actor })).toEqual({ ok: false, problem: 'forbidden' })
    }
  })

  // BILL-18
  it('is none where nothing was bought, an invoice pays, or the provider is not configured any more', async () => {
    const none = { ok: true, value: null }
    for (const subscriptions of [[], [anInvoicedSubscription()], [anInvoicedSubscription({ service: 'stripe' })]]) {
      expect(await readCardDetails(world(subscriptions).deps)({ actor: aPayer() })).toEqual(none)
    }
    const { deps } = world()
    expect(await readCardDetails({ ...deps, gateways: {} })({ actor: aPayer() })).toEqual(none)
  })
})

describe('a change of the card', () => {
  const command = { actor: aPayer(), service: 'stripe', url: '/settings/subscription', key: 'once' }

  // BILL-18
  it('opens the page of the provider and is logged', async () => {
    const asked: unknown[] = []
    const { audit, company, deps } = billingFixture(
      TEST_NOW,
      (gateway) => ({
        ...gateway,
        startCardChange: async (order) => {
          asked.push(order)
          return { id: 'page_1', url: 'https://provider.test/card' }
        },
      }),
      { subscriptions: [anInvoicedSubscription(byCard)] },
    )
    const returnUrl = 'https://guildhall.test/settings/subscription'
    expect(await startCardChange(deps)(command)).toMatchObject({ ok: true, value: { id: 'page_1' } })
    await startCardChange(deps)({ ...command, url: returnUrl })
    await startCardChange(deps)({ ...command, url: 'https://guildhall.test' })
    const order = { customerId: 'cus_1', subscriptionId: 'sub_1', key: `card:${company.uuid}:once` }
    expect(asked).toEqual([
      { ...order, returnUrl },
      { ...order, returnUrl },
      { ...order, returnUrl: 'https://guildhall.test' },
    ])
    expect(audit.entries().map(({ action }) => action)).toEqual(Array(3).fill('card-change-started'))
  })

  // BILL-18
  it('returns to no address outside the product', async () => {
    const { audit, deps } = world()
    const outside = ['https://other.test/', '//other.test/', 'https://guildhall.test.other.test/', 'settings', '']
    for (const url of outside) {
      expect(await startCardChange(deps)({ ...command, url })).toEqual({
        ok: false,
        problem: 'invalid',
        details: { url: [FOREIGN_URL_MESSAGE] },
      })
    }
    expect(audit.entries()).toEqual([])
  })

  it('is refused to whom may not pay, and where no card pays', async () => {
    expect(await startCardChange(world().deps)({ ...command, actor: aPayer({ role: 'viewer' }) })).toEqual({
      ok: false,
      problem: 'forbidden',
    })
    const without = [
      [],
      [anInvoicedSubscription({ customerId: 'cus_1' })],
      [anInvoicedSubscription({ subscriptionId: 'sub_1' })],
    ]
    for (const subscriptions of without) {
      expect(await startCardChange(world(subscriptions).deps)(command)).toEqual({
        ok: false,
        problem: 'no-subscription',
      })
    }
  })
})
