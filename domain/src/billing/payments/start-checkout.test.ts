import { describe, expect, it } from 'vitest'
import { anInvoicedSubscription, aPayer, billingFixture, fakeAccounts, TEST_NOW } from '../../../testing/index.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import type { CheckoutOrder, PaymentGateway } from './payment-gateway.port.ts'
import { startCheckout } from './start-checkout.ts'

const order = { companySize: '11-50', interval: 'month', quantity: 3 }
const command = { actor: aPayer(), service: 'stripe', order, key: 'once' }
const FIRST_OF_APRIL = new Date('2026-04-01T00:00:00.000Z')

/** A company before a checkout, and what its provider was asked for. */
const beforeCheckout = (
  subscriptions: readonly Subscription[] = [],
  changes: Partial<PaymentGateway> = {},
  company: Parameters<typeof billingFixture>[2] = {},
) => {
  const orders: CheckoutOrder[] = []
  const wrap = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    startCheckout: (asked) => {
      orders.push(asked)
      return gateway.startCheckout(asked)
    },
    ...changes,
  })
  return { ...billingFixture(TEST_NOW, wrap, { ...company, subscriptions }), orders }
}

describe('a checkout', () => {
  // BILL-12
  it('opens the page of the provider for the plan, and buys nothing yet', async () => {
    const { audit, company, deps, orders, subscriptions } = beforeCheckout()
    const page = await startCheckout(deps)(command)
    expect(page).toMatchObject({ ok: true, value: { url: expect.stringMatching(/^http:\/\/provider\.test\/pay\//) } })
    expect(orders).toMatchObject([
      {
        companyUuid: company.uuid,
        companyName: 'Harbour Works',
        customerId: null,
        email: 'office@harbourworks.example',
        plan: { size: '11-50', seats: 3, billedAnnually: false },
        region: { currency: 'USD' },
        successUrl: 'https://guildhall.test/sign-up/payment-detail?result=paid',
        cancelUrl: 'https://guildhall.test/sign-up/payment-detail?result=cancelled',
        startsAt: null,
        key: `checkout:${company.uuid}:once`,
      },
    ])
    expect(await subscriptions.findRunning(company.uuid)).toBeNull()
    expect(audit.entries()).toMatchObject([
      { action: 'checkout-started', actorUuid: command.actor.accountUuid, details: { seats: 3 } },
    ])
  })

  it('names the payer where the company has no address, and nobody who is gone', async () => {
    const withoutEmail = beforeCheckout([], {}, { company: { email: null } })
    await startCheckout(withoutEmail.deps)(command)
    await startCheckout({ ...withoutEmail.deps, accounts: fakeAccounts() })({ ...command, key: 'again' })
    expect(withoutEmail.orders.map(({ email }) => email)).toEqual(['erik@harbourworks.example', ''])
  })

  it('is refused to whom may not pay, and for a plan that does not exist', async () => {
    const { audit, deps, orders } = beforeCheckout()
    const start = startCheckout(deps)
    expect(await start({ ...command, actor: aPayer({ role: 'viewer' }) })).toEqual({ ok: false, problem: 'forbidden' })
    expect(await start({ ...command, order: { ...order, interval: 'week' } })).toMatchObject({
      ok: false,
      problem: 'invalid',
    })
    expect(await start({ ...command, order: { ...order, quantity: 1 } })).toMatchObject({ problem: 'invalid' })
    expect([orders, audit.entries()]).toEqual([[], []])
  })

  // BILL-4
  it('uses the customer that the same provider knows', async () => {
    const ended = {
      status: 'cancelled',
      endedAt: TEST_NOW,
      method: 'card',
      customerId: 'cus_7',
      subscriptionId: 'sub_7',
    } as const
    const stripe = beforeCheckout([anInvoicedSubscription({ ...ended, service: 'stripe' })])
    await startCheckout(stripe.deps)(command)
    const paystack = beforeCheckout([anInvoicedSubscription({ ...ended, service: 'paystack' })])
    await startCheckout(paystack.deps)(command)
    expect([stripe.orders[0]?.customerId, paystack.orders[0]?.customerId]).toEqual(['cus_7', null])
  })

  // BILL-12
  it('is refused while a card pays, but not while nothing was paid yet', async () => {
    const byCard = { method: 'card', service: 'stripe', subscriptionId: 'sub_1', customerId: 'cus_1' } as const
    const paying = beforeCheckout([anInvoicedSubscription(byCard)])
    expect(await startCheckout(paying.deps)(command)).toEqual({ ok: false, problem: 'running-already' })
    const begun = beforeCheckout([anInvoicedSubscription({ ...byCard, status: 'incomplete', period: null })])
    expect(await startCheckout(begun.deps)(command)).toMatchObject({ ok: true })
    expect([paying.orders.length, begun.orders[0]?.startsAt]).toEqual([0, null])
  })

  // BILL-17
  it('lets the card take over at the end of the invoiced period, for the same plan', async () => {
    const { deps, orders } = beforeCheckout([anInvoicedSubscription()])
    const start = startCheckout(deps)
    for (const other of [{ quantity: 4 }, { companySize: '51-200' }, { interval: 'year' }]) {
      expect(await start({ ...command, order: { ...order, ...other } })).toEqual({
        ok: false,
        problem: 'running-already',
      })
    }
    expect(await start(command)).toMatchObject({ ok: true })
    expect(orders).toMatchObject([
      {
        startsAt: FIRST_OF_APRIL,
        successUrl: 'https://guildhall.test/settings/subscription/card?result=paid',
      },
    ])
  })

  // BILL-17
  it('does not take over later where the provider cannot', async () => {
    const { deps } = beforeCheckout([anInvoicedSubscription()], { supportsDelayedStart: false })
    expect(await startCheckout(deps)(command)).toEqual({ ok: false, problem: 'running-already' })
  })

  // BILL-17
  it('charges at once when the invoiced period is over, from its last instant, or when there is none', async () => {
    const over = beforeCheckout([anInvoicedSubscription()])
    over.clock.set(FIRST_OF_APRIL)
    await startCheckout(over.deps)({ ...command, order: { ...order, quantity: 5 } })
    const without = beforeCheckout([anInvoicedSubscription({ period: null })])
    await startCheckout(without.deps)(command)
    expect([over.orders[0]?.startsAt, without.orders[0]?.startsAt]).toEqual([null, null])
  })
})
