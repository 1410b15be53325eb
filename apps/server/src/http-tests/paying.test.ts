import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { finishHostedPage, untilCardEndsIn } from './support/payments.ts'
import { logIn, PASSWORD, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { waitFor } from './support/wait-for.ts'

const stripe = { provider: 'stripe' } as const
const three = { company_size: '11-50', interval: 'month', quantity: 3 }

describe('paying by card', () => {
  let server: TestServer
  let employer: Person

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    await server.settle()
  })
  afterAll(() => server.stop())

  const statusIs = (status: string) =>
    waitFor(`the status ${status}`, async () => {
      const result = await employer.api.readPaymentStatus({ params: stripe })
      return result.ok && result.value.status === status ? true : null
    })
  const session = async () => unwrap(await employer.api.readUser())
  /** A month is longer than a session. */
  const advance = async (duration: string) => {
    await server.advance(duration)
    employer = await logIn(server, employer.email)
  }

  // BILL-12
  it('opens the provider’s page, and starts no plan until it is paid', async () => {
    const { checkoutUrl } = unwrap(
      await employer.api.startCheckout({ params: stripe, body: { ...three, currency: 'USD' } }),
    )
    expect((await session()).company).toMatchObject({ accountType: 'trial', activeSubscription: 0 })
    const back = await finishHostedPage(checkoutUrl, 'declines')
    expect(back).toBe('')
    expect(unwrap(await employer.api.readPaymentStatus({ params: stripe })).status).toBe('none')
    expect(await finishHostedPage(checkoutUrl, 'pays')).toContain('/sign-up/payment-detail?result=paid')
    await statusIs('active')
    expect((await session()).company).toMatchObject({
      accountType: 'paid',
      activeSubscription: 1,
      subscriptionStatus: 'active',
      seats: 3,
      entitlements: { contact: true, bookmarks: true },
    })
    expect(unwrap(await employer.api.listInvoices()).invoices).toMatchObject([
      { status: 'paid', total: 2040, paidBy: 'card', number: 'GH-000001' },
    ])
  })

  // BILL-12
  it('refuses to sell a plan twice', async () => {
    const again = await employer.api.startCheckout({ params: stripe, body: { ...three, currency: 'USD' } })
    expect(again).toMatchObject({ status: 409, problem: 'running-already' })
  })

  // BILL-8
  it('charges the previewed amount for more seats', async () => {
    const body = { ...three, quantity: 5 }
    const preview = unwrap(await employer.api.previewPlan({ params: stripe, body }))
    unwrap(await employer.api.upgradePlan({ params: stripe, body }))
    expect((await session()).company).toMatchObject({ seats: 5 })
    const [newest] = unwrap(await employer.api.listInvoices()).invoices
    expect(newest).toMatchObject({ status: 'paid', total: preview.amountDue })
  })

  // BILL-10
  it('refuses invalid orders with a message', async () => {
    for (const [body, field] of [
      [{ ...three, quantity: 51 }, 'quantity'],
      [{ ...three, quantity: 0 }, 'quantity'],
      [{ ...three, company_size: 'huge' }, 'company_size'],
      [{ ...three, interval: 'week' }, 'interval'],
    ] as const) {
      const refused = await employer.api.previewPlan({ params: stripe, body })
      expect(refused).toMatchObject({ status: 422, errors: { [field]: expect.any(Array) } })
    }
  })

  it('renews, and is past due after a failed card until another one pays', async () => {
    await advance('P25D')
    await server.settle()
    const upcoming = (await server.mailsTo(employer.email)).filter(({ subject }) =>
      subject.startsWith('Your subscription renews on'),
    )
    expect(upcoming).toMatchObject([{ text: expect.stringContaining('your card will be charged USD 3,400.00') }])
    await advance('P6D')
    await statusIs('active')
    const failing = unwrap(await employer.api.changeCard({ params: stripe, body: { url: '/settings/billing' } }))
    await finishHostedPage(failing.cardUrl, 'fails-later')
    await untilCardEndsIn('0341', employer)
    await server.settle()
    await advance('P31D')
    await statusIs('past_due')
    await server.settle()
    const subjects = (await server.mailsTo(employer.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Your card could not be charged')).toHaveLength(1)
    expect((await session()).company).toMatchObject({ subscriptionStatus: 'past_due' })
    const other = unwrap(await employer.api.changeCard({ params: stripe, body: { url: '/settings/billing' } }))
    await finishHostedPage(other.cardUrl, 'pays')
    await statusIs('active')
    expect((await session()).company).toMatchObject({ subscriptionStatus: 'active' })
  })

  // BILL-6
  it('ends with its period when cancelled, unless resumed', async () => {
    expect(unwrap(await employer.api.cancelPlan({ params: stripe })).status).toBe('cancelled')
    expect((await session()).company).toMatchObject({ subscriptionStatus: 'cancelled', activeSubscription: 0 })
    expect(await employer.api.cancelPlan({ params: stripe })).toMatchObject({ status: 409 })
    expect(unwrap(await employer.api.resumePlan({ params: stripe })).status).toBe('active')
    unwrap(await employer.api.cancelPlan({ params: stripe }))
    await advance('P32D')
    await waitFor('the end', async () => {
      const { company } = await session()
      return company?.entitlements.reason === 'subscription-expired' ? true : null
    })
  })

  // BILL-11
  it('stops charging a company closed by its last admin', async () => {
    const ines = await completeEmployer(server, { email: 'ines@harbour.example' })
    const { checkoutUrl } = unwrap(
      await ines.api.startCheckout({ params: stripe, body: { ...three, currency: 'USD' } }),
    )
    await finishHostedPage(checkoutUrl, 'pays')
    await waitFor('the payment', async () => {
      const { status } = unwrap(await ines.api.readPaymentStatus({ params: stripe }))
      return status === 'active' ? true : null
    })
    const companyUuid = unwrap(await ines.api.readUser()).company?.uuid
    unwrap(await ines.api.deleteUser({ body: { password: PASSWORD, close_company: true } }))
    await waitFor('the end of the subscription', async () => {
      const row = await server.knex('subscriptions').where({ companyUuid }).first('status')
      return row?.['status'] === 'cancelled' ? true : null
    })
    await server.advance('P40D')
    expect(await server.knex('invoices').where({ companyUuid })).toHaveLength(1)
  })
})
