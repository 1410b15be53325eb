import { describe, expect, it } from 'vitest'
import {
  aCompany,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeIds,
  fakeInvoices,
  fakeOutbox,
  fakePaymentGateway,
  fakeSubscriptions,
  fakeUnitOfWork,
} from '../../testing/index.ts'
import { finishPaymentStep } from '../identity/index.ts'
import { DEFAULT_PAYMENT_REGION } from '../plans/index.ts'
import { changePlan, type PaymentGateway, settlePaymentEvent, settleSubscription } from './index.ts'

const START = new Date('2026-03-02T09:00:00.000Z')
const three = { size: '11-50', seats: 3, billedAnnually: false } as const

/** A provider that says when it begins to change something and when it has, and takes its time. */
const heard = (gateway: PaymentGateway, log: string[]): PaymentGateway => {
  const slowly = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    log.push(`${what} begins`)
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
    const done = await work()
    log.push(`${what} ends`)
    return done
  }
  return {
    ...gateway,
    changePlan: (change) => slowly('change', () => gateway.changePlan(change)),
    finishCardChange: (id, key) => slowly('event', () => gateway.finishCardChange(id, key)),
  }
}

describe('a change and the event of its charge', () => {
  it('are finished one after the other', async () => {
    const company = aCompany()
    const fake = fakePaymentGateway(START)
    const log: string[] = []
    const gateways = { stripe: heard(fake, log) }
    const rows = {
      accounts: fakeAccounts(),
      companies: fakeCompanies([company]),
      invoices: fakeInvoices(),
      outbox: fakeOutbox(),
      subscriptions: fakeSubscriptions(),
    }
    const deps = {
      clock: fakeClock(START),
      companyDirectory: { find: async () => company },
      finishPaymentStep,
      gateways,
      ids: fakeIds(),
      invoiceCustomers: async () => null,
      invoiceSettings: {
        supplier: { name: 'Guildhall', address: [], email: null, vatNumber: null, registrationNumber: null },
        tax: { rate: 0, name: null },
        payTo: [],
      },
      paymentRegions: [],
      seatCount: async () => 1,
      subscriptions: rows.subscriptions,
      unitOfWork: fakeUnitOfWork(rows),
    }
    const page = await fake.startCheckout({
      companyUuid: company.uuid,
      customerId: null,
      email: 'dana@kestrel.example',
      companyName: company.name,
      plan: three,
      region: DEFAULT_PAYMENT_REGION,
      successUrl: 'https://guildhall.test/paid',
      cancelUrl: 'https://guildhall.test/not',
      startsAt: null,
      key: 'first',
    })
    fake.finish(page.id, 'pays')
    const subscriptionId = fake.sent[0]?.subscriptionId ?? ''
    const settle = settleSubscription(deps)
    await settle({ service: 'stripe', subscriptionId })
    const actor = {
      accountUuid: '0199a1f4-7c1e-7a53-9c3d-000000000001',
      userType: 'employer',
      verified: true,
      companyUuid: company.uuid,
      role: 'admin',
    } as const
    const card = await fake.startCardChange({ customerId: '', subscriptionId, returnUrl: '/', key: 'card' })
    fake.finish(card.id, 'pays')
    const event = { uuid: 'event', at: START.toISOString(), type: 'payment-event-received', service: 'stripe' } as const

    await Promise.all([
      changePlan({ ...deps, settleSubscription: settle })({
        actor,
        service: 'stripe',
        order: { companySize: three.size, interval: 'month', quantity: 5 },
        key: 'five',
      }),
      settlePaymentEvent(deps)({ ...event, subscriptionId, cardChangeId: card.id }),
    ])

    expect(log).toHaveLength(4)
    expect([log.slice(0, 2), log.slice(2)]).toEqual(
      expect.arrayContaining([
        ['change begins', 'change ends'],
        ['event begins', 'event ends'],
      ]),
    )
  })
})
