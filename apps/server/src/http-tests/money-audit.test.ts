import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billing } from './call-table/plan.ts'
import { completeEmployer } from './support/complete-profiles.ts'
import { finishHostedPage, untilCardEndsIn } from './support/payments.ts'
import type { Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { unwrap } from './support/unwrap.ts'
import { waitFor } from './support/wait-for.ts'

const params = { provider: 'stripe' } as const
const three = { company_size: '11-50', interval: 'month', quantity: 3 }

// MOD-7
describe('the audit log', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  /** The actions of money in a company's log, oldest first, each with who did it. */
  const readLog = async ({ api }: Person) => {
    const { entries } = unwrap(await api.listAudit({ query: { limit: 100 } }))
    return entries
      .filter(({ action }) =>
        /plan|subscription|checkout|card|billing|^invoice-(?:issued|paid|voided|credited)$/.test(action),
      )
      .toReversed()
      .map(({ action, by }) => `${action} by ${by === null ? 'the system' : 'an admin'}`)
  }

  it('has every change of money by invoice', async () => {
    const dana = await completeEmployer(server, { email: 'dana@kestrel.example' })
    unwrap(await dana.api.choosePlan({ body: { seats: 2 } }))
    unwrap(await dana.api.choosePlan({ body: { seats: 2 } }))
    unwrap(await dana.api.createBillingInfo({ body: billing }))
    unwrap(await dana.api.updateBillingInfo({ body: { ...billing, city: 'Waco' } }))
    const first = unwrap(await dana.api.issueInvoice({ body: {} })).invoice
    await server.changeInvoice('void', first.number)
    const second = unwrap(await dana.api.issueInvoice({ body: {} })).invoice
    await server.markPaid(second.number)
    unwrap(await dana.api.cancelPlan({ params }))
    unwrap(await dana.api.resumePlan({ params }))
    await server.changeInvoice('credit', second.number)
    expect(await readLog(dana)).toEqual([
      'plan-chosen by an admin',
      'billing-details-saved by an admin',
      'billing-details-saved by an admin',
      'invoice-issued by an admin',
      'invoice-voided by the system',
      'invoice-issued by an admin',
      'invoice-paid by the system',
      'subscription-cancelled by an admin',
      'subscription-resumed by an admin',
      'invoice-credited by the system',
    ])
    const { entries } = unwrap(await dana.api.listAudit({ query: { limit: 100 } }))
    expect(JSON.stringify(entries)).not.toContain('Waco')
    expect(entries.find(({ action }) => action === 'plan-chosen')?.details).toMatchObject({ seats: 2, size: '11-50' })
  })

  it('has every change of money by card', async () => {
    const ines = await completeEmployer(server, { email: 'ines@harbour.example' })
    const { checkoutUrl } = unwrap(await ines.api.startCheckout({ params, body: { ...three, currency: 'USD' } }))
    await finishHostedPage(checkoutUrl, 'pays')
    await waitFor('the payment', async () =>
      unwrap(await ines.api.readPaymentStatus({ params })).status === 'active' ? true : null,
    )
    unwrap(await ines.api.upgradePlan({ params, body: { ...three, quantity: 5 } }))
    const { cardUrl } = unwrap(await ines.api.changeCard({ params, body: { url: '/settings/billing' } }))
    await finishHostedPage(cardUrl, 'fails-later')
    await untilCardEndsIn('0341', ines)
    unwrap(await ines.api.cancelPlan({ params }))
    unwrap(await ines.api.resumePlan({ params }))
    await server.settle()
    const log = await readLog(ines)
    const byAdmin = log.filter((line) => line.endsWith('by an admin'))
    expect(byAdmin).toEqual([
      'checkout-started by an admin',
      'plan-changed by an admin',
      'card-change-started by an admin',
      'subscription-cancelled by an admin',
      'subscription-resumed by an admin',
    ])
    expect(log).toContain('subscription-changed by the system')
    expect(log).toContain('card-changed by the system')
  })
})
