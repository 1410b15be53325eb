import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeEmployer, moveCompanyTo } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { finishHostedPage, untilCardEndsIn } from './support/payments.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { waitFor } from './support/wait-for.ts'

const params = { provider: 'paystack' } as const
const three = { company_size: '11-50', interval: 'month', quantity: 3 }

describe('paying by card in South Africa', () => {
  let server: TestServer
  let employer: Person

  beforeAll(async () => {
    server = await startTestServer({ PAYMENT_REGIONS: 'ZA:ZAR:R:12500:paystack,AU:AUD:$:1020:stripe' })
    employer = await completeEmployer(server, { email: 'thandeka@umoya.example' })
    await moveCompanyTo(server, employer, 'ZA')
    await server.settle()
  })
  afterAll(() => server.stop())

  const statusIs = (status: string) =>
    waitFor(`the status ${status}`, async () => {
      const result = await employer.api.readPaymentStatus({ params })
      return result.ok && result.value.status === status ? true : null
    })
  const company = async () => unwrap(await employer.api.readUser()).company
  const newest = async () => unwrap(await employer.api.listInvoices()).invoices[0]
  /** A month is longer than a session. */
  const advance = async (duration: string) => {
    await server.advance(duration)
    employer = await logIn(server, employer.email)
    await server.settle()
  }

  it('shows the prices of the country', async () => {
    const optionsFrom = async (language: string) =>
      (await server.request('/v0/signup_options', { headers: { 'accept-language': language } })).json()
    expect(await optionsFrom('en-ZA')).toMatchObject({
      location: { countryCode: 'ZA', paymentRegion: 'ZA' },
      planBase: { basePrice: 12_500, currency: 'ZAR', symbol: 'R' },
      paymentService: 'paystack',
    })
    expect(await optionsFrom('en-AU')).toMatchObject({ planBase: { currency: 'AUD' }, paymentService: 'stripe' })
    expect(await optionsFrom('de-DE')).toMatchObject({ location: { paymentRegion: 'US' }, paymentService: 'stripe' })
  })

  // BILL-2
  it('refuses the provider of other regions', async () => {
    const body = { ...three, currency: 'ZAR' }
    const refused = await employer.api.startCheckout({ params: { provider: 'stripe' }, body })
    expect(refused).toMatchObject({ status: 409, problem: 'wrong-provider' })
  })

  // BILL-21
  it('sells a plan in rand', async () => {
    const { checkoutUrl } = unwrap(await employer.api.startCheckout({ params, body: { ...three, currency: 'ZAR' } }))
    expect(await finishHostedPage(checkoutUrl, 'declines')).toBe('')
    expect(await finishHostedPage(checkoutUrl, 'pays')).toContain('/sign-up/payment-detail?result=paid')
    await statusIs('active')
    await server.settle()
    expect(await company()).toMatchObject({ accountType: 'paid', activeSubscription: 1, seats: 3 })
    expect(await newest()).toMatchObject({ status: 'paid', total: 37_500, currency: 'ZAR', paidBy: 'card' })
  })

  it('charges the previewed amount for more seats, and for a year', async () => {
    for (const change of [{ quantity: 5 }, { quantity: 5, interval: 'year' }]) {
      const body = { ...three, ...change }
      const preview = unwrap(await employer.api.previewPlan({ params, body }))
      unwrap(await employer.api.upgradePlan({ params, body }))
      await server.settle()
      expect(await newest()).toMatchObject({ status: 'paid', total: preview.amountDue })
    }
    expect(await company()).toMatchObject({ seats: 5 })
    expect(unwrap(await employer.api.listInvoices()).invoices).toHaveLength(3)
  })

  it('renews after a year, and is past due after a failed card until another one pays', async () => {
    const failing = unwrap(await employer.api.changeCard({ params, body: { url: '/settings/billing' } }))
    await finishHostedPage(failing.cardUrl, 'fails-later')
    await untilCardEndsIn('0341', employer)
    await server.settle()
    await advance('P366D')
    await statusIs('past_due')
    const other = unwrap(await employer.api.changeCard({ params, body: { url: '/settings/billing' } }))
    await finishHostedPage(other.cardUrl, 'pays')
    await statusIs('active')
    await server.settle()
    expect(await newest()).toMatchObject({ purpose: 'renewal', total: 375_000, status: 'paid' })
    expect(unwrap(await employer.api.listInvoices()).invoices).toHaveLength(4)
  })

  it('ends with its period when cancelled, unless resumed', async () => {
    expect(unwrap(await employer.api.cancelPlan({ params })).status).toBe('cancelled')
    expect(await company()).toMatchObject({ subscriptionStatus: 'cancelled', entitlements: { contact: true } })
    expect(unwrap(await employer.api.resumePlan({ params })).status).toBe('active')
    unwrap(await employer.api.cancelPlan({ params }))
    await advance('P366D')
    expect((await company())?.entitlements.reason).toBe('subscription-expired')
  })
})
