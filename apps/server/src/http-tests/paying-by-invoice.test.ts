import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billing } from './call-table/plan.ts'
import { addColleague, completeEmployer } from './support/complete-profiles.ts'
import { bearer } from './support/every-route.ts'
import { must } from './support/must.ts'
import { finishHostedPage } from './support/payments.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { until } from './support/until.ts'

const params = { provider: 'stripe' } as const

describe('paying by invoice', () => {
  let server: TestServer
  let employer: Person

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    must(await employer.api.createBillingInfo({ body: billing }))
    await server.settled()
  })
  afterAll(() => server.stop())

  const company = async () => must(await employer.api.readUser()).company
  const newest = async () => must(await employer.api.listInvoices()).invoices[0]
  /** A month is longer than a session. */
  const advance = async (duration: string) => {
    await server.advance(duration)
    employer = await logIn(server, employer.email)
    await server.settled()
  }

  // BILL-23
  it('keeps the rights of the trial while the invoice waits', async () => {
    const { invoice } = must(await employer.api.issueInvoice({ body: {} }))
    expect(invoice).toMatchObject({ number: 'GH-000001', status: 'open', total: 2040 })
    expect(await company()).toMatchObject({ accountType: 'trial', invoicePending: true, activeSubscription: 0 })
  })

  // BILL-31
  it('is a page and a PDF for who may see it, and for nobody else', async () => {
    const { htmlUrl = '', pdfUrl = '' } = (await newest()) ?? {}
    const get = (path: string, token: string) => server.request(path, { headers: bearer(token) })
    const page = await get(htmlUrl, employer.token)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('USD 680 × 3 seats × 1 (company size 11-50)')
    const pdf = await get(pdfUrl, employer.token)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toMatch(/^%PDF-/)
    const stranger = await completeEmployer(server, { email: 'ines@harbour.example' })
    expect((await get(pdfUrl, stranger.token)).status).toBe(404)
    const recruiter = await addColleague(server, employer, { email: 'rory@kestrel.example', role: 'recruiter' })
    expect((await get(pdfUrl, recruiter.token)).status).toBe(403)
    expect((await server.request(pdfUrl)).status).toBe(401)
  })

  it('is mailed to who pays, with the PDF', async () => {
    await server.settled()
    const [mail] = await server.mailsTo(employer.email)
    expect(mail?.subject).toMatch(/^Invoice GH-000001: USD 2,040\.00, due /)
    expect(mail?.attachments).toMatchObject([{ name: 'GH-000001.pdf' }])
    expect(await server.mailsTo('rory@kestrel.example')).toEqual([])
  })

  // BILL-25
  it('is active once an operator has marked it paid', async () => {
    await server.markPaid('GH-000001')
    await server.settled()
    expect((await server.mailsTo(employer.email))[0]?.subject).toBe('Receipt for GH-000001: USD 2,040.00')
    expect(await company()).toMatchObject({
      accountType: 'paid',
      activeSubscription: 1,
      invoicePending: false,
      entitlements: { contact: true },
    })
    expect((await company())?.nextInstallment).not.toBeNull()
  })

  // BILL-26
  it('invoices the next period before it begins, is past due where that is not paid, and suspended 14 days later', async () => {
    await advance('P20D')
    expect(await newest()).toMatchObject({ number: 'GH-000002', purpose: 'renewal', status: 'open' })
    await advance('P12D')
    expect(await company()).toMatchObject({ subscriptionStatus: 'past_due', entitlements: { contact: true } })
    await advance('P15D')
    expect(await company()).toMatchObject({ subscriptionStatus: 'suspended', entitlements: { contact: false } })
    await server.markPaid('GH-000002')
    expect(await company()).toMatchObject({ subscriptionStatus: 'active', entitlements: { contact: true } })
  })

  it('asks for no further period once it is cancelled, and does again when it is resumed', async () => {
    must(await employer.api.cancelPlan({ params }))
    expect(await company()).toMatchObject({ subscriptionStatus: 'cancelled', activeSubscription: 0 })
    await advance('P5D')
    expect(await newest()).toMatchObject({ number: 'GH-000002' })
    expect(await employer.api.cancelPlan({ params })).toMatchObject({ problem: 'not-now' })
    must(await employer.api.resumePlan({ params }))
    expect(await company()).toMatchObject({ subscriptionStatus: 'active' })
    await advance('PT2H')
    expect(await newest()).toMatchObject({ number: 'GH-000003', purpose: 'renewal', status: 'open' })
    must(await employer.api.cancelPlan({ params }))
    expect(await newest()).toMatchObject({ number: 'GH-000003', status: 'void' })
  })

  // BILL-17
  it('goes on by card when what the invoice paid for is over, and charges nothing before', async () => {
    const ines = await completeEmployer(server, { email: 'ines@harbourworks.example' })
    must(await ines.api.createBillingInfo({ body: billing }))
    const { invoice } = must(await ines.api.issueInvoice({ body: {} }))
    await server.markPaid(invoice.number)
    const order = { company_size: '11-50', interval: 'month', quantity: 3, currency: 'USD' }
    const other = await ines.api.startCheckout({ params, body: { ...order, quantity: 5 } })
    expect(other).toMatchObject({ problem: 'running-already' })
    const { checkoutUrl } = must(await ines.api.startCheckout({ params, body: order }))
    expect(await finishHostedPage(checkoutUrl, 'pays')).toContain('/settings/subscription/card?result=paid')
    const plan = async () => must(await ines.api.readPlan())
    await until('the card', async () => ((await plan()).method === 'card' ? true : null))
    expect(await plan()).toMatchObject({ method: 'card', status: 'active', seats: 3 })
    expect(must(await ines.api.listInvoices()).invoices).toHaveLength(1)
    await server.advance('P32D')
    const again = await logIn(server, ines.email)
    await until('the charge', async () => (must(await again.api.listInvoices()).invoices.length === 2 ? true : null))
    expect(must(await again.api.listInvoices()).invoices[0]).toMatchObject({ total: 2040, paidBy: 'card' })
    expect(must(await again.api.readUser()).company).toMatchObject({ subscriptionStatus: 'active' })
  })
})
