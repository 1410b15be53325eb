import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billing } from './call-table/plan.ts'
import { addColleague, completeEmployer } from './support/complete-profiles.ts'
import { bearerHeader } from './support/every-route.ts'
import { unwrap } from './support/unwrap.ts'
import { finishHostedPage } from './support/payments.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'
import { waitFor } from './support/wait-for.ts'

const params = { provider: 'stripe' } as const

describe('paying by invoice', () => {
  let server: TestServer
  let employer: Person

  beforeAll(async () => {
    server = await startTestServer()
    employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    unwrap(await employer.api.createBillingInfo({ body: billing }))
    await server.settle()
  })
  afterAll(() => server.stop())

  const company = async () => unwrap(await employer.api.readUser()).company
  const newest = async () => unwrap(await employer.api.listInvoices()).invoices[0]
  /** A month is longer than a session. */
  const advance = async (duration: string) => {
    await server.advance(duration)
    employer = await logIn(server, employer.email)
    await server.settle()
  }

  // BILL-23
  it('keeps the trial’s entitlements while the invoice is open', async () => {
    const { invoice } = unwrap(await employer.api.issueInvoice({ body: {} }))
    expect(invoice).toMatchObject({ number: 'GH-000001', status: 'open', total: 2040 })
    expect(await company()).toMatchObject({ accountType: 'trial', invoicePending: true, activeSubscription: 0 })
  })

  // BILL-31
  it('is available as HTML and PDF to permitted readers only', async () => {
    const { htmlUrl = '', pdfUrl = '' } = (await newest()) ?? {}
    const get = (path: string, token: string) => server.request(path, { headers: bearerHeader(token) })
    const page = await get(htmlUrl, employer.token)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('USD 680 × 3 seats × 1 (company size 11-50)')
    const pdf = await get(pdfUrl, employer.token)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toMatch(/^%PDF-/)
    for (const { headers } of [page, pdf]) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'$/)
    }
    const outsider = await completeEmployer(server, { email: 'ines@harbour.example' })
    expect((await get(pdfUrl, outsider.token)).status).toBe(404)
    const recruiter = await addColleague(server, employer, { email: 'rory@kestrel.example', role: 'recruiter' })
    expect((await get(pdfUrl, recruiter.token)).status).toBe(403)
    expect((await server.request(pdfUrl)).status).toBe(401)
  })

  it('is mailed to the billing contact, with the PDF', async () => {
    await server.settle()
    const [mail] = await server.mailsTo(employer.email)
    expect(mail?.subject).toMatch(/^Invoice GH-000001: USD 2,040\.00, due /)
    expect(mail?.attachments).toMatchObject([{ name: 'GH-000001.pdf' }])
    expect(await server.mailsTo('rory@kestrel.example')).toEqual([])
  })

  // BILL-25
  it('is active once an operator has marked it paid', async () => {
    await server.markPaid('GH-000001')
    await server.settle()
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
  it('invoices the next period in advance, is past due if unpaid, and suspended 14 days later', async () => {
    await advance('P20D')
    expect(await newest()).toMatchObject({ number: 'GH-000002', purpose: 'renewal', status: 'open' })
    await advance('P12D')
    expect(await company()).toMatchObject({ subscriptionStatus: 'past_due', entitlements: { contact: true } })
    await advance('P15D')
    expect(await company()).toMatchObject({ subscriptionStatus: 'suspended', entitlements: { contact: false } })
    await server.markPaid('GH-000002')
    expect(await company()).toMatchObject({ subscriptionStatus: 'active', entitlements: { contact: true } })
  })

  it('stops invoicing when cancelled, and continues when resumed', async () => {
    unwrap(await employer.api.cancelPlan({ params }))
    expect(await company()).toMatchObject({ subscriptionStatus: 'cancelled', activeSubscription: 0 })
    await advance('P5D')
    expect(await newest()).toMatchObject({ number: 'GH-000002' })
    expect(await employer.api.cancelPlan({ params })).toMatchObject({ problem: 'not-now' })
    unwrap(await employer.api.resumePlan({ params }))
    expect(await company()).toMatchObject({ subscriptionStatus: 'active' })
    await advance('PT2H')
    expect(await newest()).toMatchObject({ number: 'GH-000003', purpose: 'renewal', status: 'open' })
    unwrap(await employer.api.cancelPlan({ params }))
    expect(await newest()).toMatchObject({ number: 'GH-000003', status: 'void' })
  })

  // PLAN-22
  it('gives the rights of a trial to a company that took none, until its first invoice is due', async () => {
    const lena = await completeEmployer(server, { email: 'lena@quarry.example' })
    const readCompany = async () => unwrap(await lena.api.readUser()).company
    const companyUuid = (await readCompany())?.uuid ?? ''
    await server.knex('companies').where({ uuid: companyUuid }).update({ trialEndsAt: null, trialStartedAt: null })
    unwrap(await lena.api.createBillingInfo({ body: billing }))
    const { invoice } = unwrap(await lena.api.issueInvoice({ body: {} }))
    expect(await readCompany()).toMatchObject({
      includeTrial: null,
      paidUntil: null,
      waitingInvoice: { number: invoice.number, dueAt: invoice.dueAt },
      entitlements: { contact: true, bookmarks: false, freeContactsLeft: 5, replyUntil: null, reason: null },
    })
    await server.advance('P14D')
    expect(await readCompany()).toMatchObject({
      waitingInvoice: { number: invoice.number },
      entitlements: { contact: false, reason: 'trial-ended' },
    })
    await server.markPaid(invoice.number)
    expect(await readCompany()).toMatchObject({
      accountType: 'paid',
      waitingInvoice: null,
      entitlements: { contact: true, bookmarks: true, reason: null },
    })
  })

  // BILL-17
  it('continues by card after the invoiced period, and charges nothing before', async () => {
    const ines = await completeEmployer(server, { email: 'ines@harbourworks.example' })
    unwrap(await ines.api.createBillingInfo({ body: billing }))
    const { invoice } = unwrap(await ines.api.issueInvoice({ body: {} }))
    await server.markPaid(invoice.number)
    const order = { company_size: '11-50', interval: 'month', quantity: 3, currency: 'USD' }
    const other = await ines.api.startCheckout({ params, body: { ...order, quantity: 5 } })
    expect(other).toMatchObject({ problem: 'running-already' })
    const { checkoutUrl } = unwrap(await ines.api.startCheckout({ params, body: order }))
    expect(await finishHostedPage(checkoutUrl, 'pays')).toContain('/settings/subscription/card?result=paid')
    const plan = async () => unwrap(await ines.api.readPlan())
    await waitFor('the card', async () => ((await plan()).method === 'card' ? true : null))
    expect(await plan()).toMatchObject({ method: 'card', status: 'active', seats: 3 })
    expect(unwrap(await ines.api.listInvoices()).invoices).toHaveLength(1)
    await server.advance('P32D')
    const again = await logIn(server, ines.email)
    await waitFor('the charge', async () =>
      unwrap(await again.api.listInvoices()).invoices.length === 2 ? true : null,
    )
    expect(unwrap(await again.api.listInvoices()).invoices[0]).toMatchObject({ total: 2040, paidBy: 'card' })
    expect(unwrap(await again.api.readUser()).company).toMatchObject({ subscriptionStatus: 'active' })
  })
})
