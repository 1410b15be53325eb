import { describe, expect, it } from 'vitest'
import { anInvoicedSubscription, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import type { GatewayPayment } from '../payments/payment-gateway.port.ts'
import { issueReceipts } from './receipts.ts'

const PRICE = 204_000
const paidAt = new Date('2026-03-01T08:00:00.000Z')
const payment = (changes: Partial<GatewayPayment> = {}): GatewayPayment => ({
  id: 'pay_1',
  subscriptionId: 'sub_1',
  amount: { minor: PRICE, currency: 'USD' },
  paidAt,
  reason: 'first',
  ...changes,
})

const issuing = () => {
  const world = billingFixture(TEST_NOW)
  const { company, invoices } = world
  const issue = (...payments: readonly GatewayPayment[]) =>
    issueReceipts(world.deps)(world, company, null, anInvoicedSubscription(), payments)
  const issued = async () => (await invoices.list(company.uuid, { cursor: null, limit: 10 })).items
  const lines = async () => (await issued()).flatMap((receipt) => receipt.lines.map(({ text }) => text))
  return { ...world, issue, issued, lines }
}

describe('a receipt', () => {
  // BILL-20
  it('is a paid invoice for the plan whose price was paid', async () => {
    const { issue, issued, outbox } = issuing()
    await issue(payment())
    const [receipt] = await issued()
    expect(receipt).toMatchObject({
      purpose: 'subscription',
      status: 'paid',
      paidAt,
      paidBy: 'card',
      paymentId: 'pay_1',
      dueAt: TEST_NOW,
      total: { minor: PRICE, currency: 'USD' },
      lines: [{ text: 'Subscription for a month: company size 11-50, 3 seats' }],
    })
    expect(outbox.events).toMatchObject([{ type: 'invoice-paid', invoiceUuid: receipt?.uuid }])
  })

  // BILL-20
  it('names what was paid where the amount is not the price, and for a change always', async () => {
    for (const [changes, text] of [
      [{ amount: { minor: 100, currency: 'USD' } }, 'Subscription'],
      [{ amount: { minor: 100, currency: 'USD' }, reason: 'renewal' }, 'Renewal of the subscription'],
      [{ reason: 'change' }, 'Change of the subscription'],
      [{ reason: 'renewal' }, 'Subscription for a month: company size 11-50, 3 seats'],
    ] as const) {
      const { issue, lines } = issuing()
      await issue(payment(changes))
      expect(await lines()).toEqual([text])
    }
  })

  // BILL-20
  it('is issued once for each payment, the oldest first, and announced only if it is new', async () => {
    const { invoices, issue, issued, outbox } = issuing()
    await issue(payment())
    await issue(payment({ id: 'pay_3' }), payment({ id: 'pay_2' }), payment())
    const numbers = (await issued()).map(({ number, paymentId }) => `${paymentId} ${number}`).toSorted()
    expect(numbers).toEqual(['pay_1 GH-000001', 'pay_2 GH-000002', 'pay_3 GH-000003'])
    invoices.add = async () => 'known-payment'
    await issue(payment({ id: 'pay_4' }))
    expect(outbox.events).toHaveLength(3)
  })
})
