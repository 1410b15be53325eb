import { describe, expect, it } from 'vitest'
import { fakeClock, fakeCompanies, fakeInvoices, hiringFixture, TEST_NOW } from '../../../testing/index.ts'
import type { Invoice } from '../../billing/index.ts'
import { addDays } from '../../shared/index.ts'
import { type MoneyEvent, createPaymentNotice } from './payment-mails.ts'
import type { ProductFact } from '../product-event.ts'

const [company] = hiringFixture.companies
const companyUuid = company?.uuid ?? ''
const invoiceUuid = '01900000-0000-7000-8000-0000000000a1'
const usd = (minor: number) => ({ minor, currency: 'USD' })
const party = { name: 'Harbour Works', address: [], email: null, vatNumber: null, registrationNumber: null }
const invoice: Invoice = {
  uuid: invoiceUuid,
  companyUuid,
  kind: 'invoice',
  number: 'GH-000007',
  purpose: 'subscription',
  status: 'open',
  lines: [],
  net: usd(204_000),
  taxRate: 0,
  taxName: null,
  tax: usd(0),
  total: usd(204_000),
  supplier: party,
  customer: party,
  plan: null,
  period: null,
  issuedAt: TEST_NOW,
  dueAt: addDays(TEST_NOW, 14),
  remindedDay: null,
  paidAt: null,
  paidBy: null,
  voidedAt: null,
  creditsUuid: null,
  paymentId: null,
}

type MoneyFact = Extract<ProductFact, { readonly type: MoneyEvent['type'] }>

const noticeOf = async (fact: MoneyFact, changes: Partial<Invoice> = {}, now = TEST_NOW) => {
  const invoices = fakeInvoices()
  await invoices.add({ ...invoice, ...changes })
  const event: MoneyEvent = { uuid: 'e', at: TEST_NOW.toISOString(), ...fact }
  const companies = fakeCompanies(hiringFixture.companies, hiringFixture.members)
  return createPaymentNotice({ clock: fakeClock(now), companies, invoices }, event)
}

const turned = (to: string, method: 'card' | 'invoice' = 'card'): MoneyFact => ({
  type: 'subscription-changed',
  companyUuid,
  method,
  from: 'active',
  to,
})

describe('payment notices', () => {
  // NOTE-18
  it('are sent to admins and billing members only', async () => {
    const payers = hiringFixture.members.filter(
      ({ companyUuid: of, role }) => of === companyUuid && (role === 'admin' || role === 'billing'),
    )
    const { payers: to = [] } = (await noticeOf({ type: 'invoice-issued', companyUuid, invoiceUuid })) ?? {}
    expect(to.toSorted()).toEqual(payers.map(({ uuid }) => uuid).toSorted())
    expect(to.length).toBeGreaterThan(0)
  })

  // BILL-27
  it.each([
    [-3, /^Invoice GH-000007 is due on /],
    [0, /^Invoice GH-000007 is due today$/],
    [3, /^Invoice GH-000007 is overdue$/],
    [7, /^Invoice GH-000007 is overdue$/],
  ])('reminds on day %i', async (day, title) => {
    const notice = await noticeOf(
      { type: 'invoice-due', companyUuid, invoiceUuid, day },
      {},
      addDays(invoice.dueAt, day),
    )
    expect(notice?.message.title).toMatch(title)
  })

  // BILL-41
  it.each([
    ['2026-03-15T23:59:59.999Z', 'USD 2,040.00 is due on 16 March 2026.'],
    ['2026-03-16T00:00:00.000Z', 'USD 2,040.00 is due today.'],
    ['2026-03-16T23:59:59.999Z', 'USD 2,040.00 is due today.'],
    ['2026-03-17T00:00:00.000Z', 'USD 2,040.00 was due on 16 March 2026. If you'],
  ])('say what is true on the day they are sent, such as %s', async (now, text) => {
    const notice = await noticeOf({ type: 'invoice-due', companyUuid, invoiceUuid, day: 0 }, {}, new Date(now))
    expect(notice?.message.text.slice(0, text.length)).toBe(text)
  })

  it('are omitted for an invoice that was paid meanwhile', async () => {
    expect(await noticeOf({ type: 'invoice-due', companyUuid, invoiceUuid, day: 3 }, { status: 'paid' })).toBeNull()
    expect(await noticeOf({ type: 'invoice-issued', companyUuid, invoiceUuid }, { status: 'void' })).toBeNull()
  })

  it('announce a failed card, but not an overdue invoice, which has its own reminders', async () => {
    expect((await noticeOf(turned('past_due')))?.message).toMatchObject({ type: 'card-failed', linksToCard: true })
    expect(await noticeOf(turned('past_due', 'invoice'))).toBeNull()
  })

  it('are omitted if nothing has changed', async () => {
    expect(await noticeOf({ ...turned('active'), from: 'active' } as MoneyFact)).toBeNull()
  })
})
