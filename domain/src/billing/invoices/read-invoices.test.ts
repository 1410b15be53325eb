import { describe, expect, it } from 'vitest'
import { anInvoice, aPayer, billingFixture, TEST_NOW } from '../../../testing/index.ts'
import type { BillingDetails } from '../../plans/index.ts'
import { createFindInvoiceCustomer } from './invoice-customer.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceView } from './invoice-view.ts'
import { toInvoiceView } from './invoice-view.ts'
import { readInvoiceDocument } from './read-invoice-document.ts'
import { listInvoices, readInvoice } from './read-invoices.ts'
import { findDueInvoiceReminder, sendInvoiceReminders } from './send-invoice-reminders.ts'

const invoice = anInvoice()
const foreign = anInvoice({
  uuid: '01900000-0000-7000-8000-0000000000e9',
  number: 'GH-000009',
  companyUuid: '01900000-0000-7000-8000-0000000000c9',
})
const actor = aPayer()
const nobody = [aPayer({ role: 'recruiter' }), aPayer({ companyUuid: null })]
const refused = (problem: string) => ({ ok: false, problem })

const holding = async (...invoices: readonly Invoice[]) => {
  const world = billingFixture(TEST_NOW)
  for (const one of invoices) await world.invoices.add(one)
  return world
}

describe('invoices', () => {
  // BILL-31
  it('are listed for those who may pay, and only their company’s', async () => {
    const { deps } = await holding(invoice, foreign)
    const page = { cursor: null, limit: 10 }
    expect(await listInvoices(deps)({ actor, page })).toMatchObject({ ok: true, value: { items: [invoice] } })
    for (const one of nobody) expect(await listInvoices(deps)({ actor: one, page })).toEqual(refused('forbidden'))
  })

  // BILL-31
  it('are read by those who may pay; another company’s are not found', async () => {
    const { deps } = await holding(invoice, foreign)
    const read = readInvoice(deps)
    expect(await read({ actor, invoiceUuid: invoice.uuid })).toEqual({ ok: true, value: invoice })
    expect(await read({ actor, invoiceUuid: foreign.uuid })).toEqual(refused('not-found'))
    expect(await read({ actor, invoiceUuid: '01900000-0000-7000-8000-0000000000ff' })).toEqual(refused('not-found'))
    for (const one of nobody) {
      expect(await read({ actor: one, invoiceUuid: invoice.uuid })).toEqual(refused('forbidden'))
    }
  })

  // BILL-31
  it('are rendered in the form that was asked for, named by their number', async () => {
    const { deps } = await holding(invoice, foreign)
    const invoiceDocuments = {
      html: ({ title }: InvoiceView) => `page of ${title}`,
      pdf: async ({ title }: InvoiceView) => new TextEncoder().encode(`file of ${title}`),
    }
    const read = readInvoiceDocument({ ...deps, invoiceDocuments })
    expect(await read({ actor, form: 'html', invoiceUuid: invoice.uuid })).toEqual({
      ok: true,
      value: { name: 'GH-000001.html', contents: 'page of Invoice GH-000001' },
    })
    expect(await read({ actor, form: 'pdf', invoiceUuid: invoice.uuid })).toEqual({
      ok: true,
      value: { name: 'GH-000001.pdf', contents: new TextEncoder().encode('file of Invoice GH-000001') },
    })
    expect(await read({ actor, form: 'pdf', invoiceUuid: foreign.uuid })).toEqual(refused('not-found'))
  })
})

describe('a printed invoice', () => {
  const print = (changes: Partial<Invoice> = {}, now = TEST_NOW) => toInvoiceView(anInvoice(changes), ['IBAN 1'], now)
  const pay = 'Please pay USD 2,040.00 by 15 March 2026 and name GH-000001.'

  // BILL-31
  it('says how it stands', () => {
    const paidAt = new Date('2026-03-04T00:00:00.000Z')
    expect(print().status).toBe('To be paid by 15 March 2026')
    expect(print({}, new Date('2026-03-15T23:59:59.999Z')).status).toBe('To be paid by 15 March 2026')
    expect(print({}, new Date('2026-03-16T00:00:00.000Z')).status).toBe('Overdue since 15 March 2026')
    expect(print({ status: 'paid', paidAt }).status).toBe('Paid on 04 March 2026')
    expect(print({ status: 'paid' }).status).toBe('Paid on 01 March 2026')
    expect(print({ status: 'void' }).status).toBe('Void: nothing is to be paid')
    expect(print({ status: 'paid', kind: 'credit-note' }).status).toBe('Credited')
  })

  // BILL-31
  it('says how to pay while it is open', () => {
    expect(print().notes).toEqual([pay, 'IBAN 1'])
    expect([print({ status: 'paid' }).notes, print({ kind: 'credit-note' }).notes]).toEqual([[], []])
  })

  // BILL-31
  it('has the facts that apply to it', () => {
    const period = { start: new Date('2026-03-01T00:00:00.000Z'), end: new Date('2026-04-01T00:00:00.000Z') }
    const always = [
      ['Number', 'GH-000001'],
      ['Date', '01 March 2026'],
    ]
    expect(print().facts).toEqual([...always, ['Due', '15 March 2026']])
    expect(print({ status: 'paid', paidBy: 'transfer', period }).facts).toEqual([
      ...always,
      ['Paid by', 'Bank transfer'],
      ['Period', '01 March 2026 to 01 April 2026'],
    ])
    expect(print({ kind: 'credit-note', paidBy: 'card' }).facts).toEqual([...always, ['Paid by', 'Card']])
  })

  // BILL-30, BILL-31
  it('has its title, and the tax where there is one', () => {
    expect([print().title, print({ kind: 'credit-note' }).title]).toEqual([
      'Invoice GH-000001',
      'Credit note GH-000001',
    ])
    expect(print().sums).toEqual([])
    const usd = (minor: number) => ({ minor, currency: 'USD' })
    expect(print({ taxName: 'VAT', taxRate: 0.15, net: usd(177_391), tax: usd(26_609) }).sums).toEqual([
      ['Net', 'USD 1,773.91'],
      ['VAT 15 %', 'USD 266.09'],
    ])
  })

  // BILL-31
  it('names both parties with what is known of them', () => {
    const full = { name: 'A', address: ['1 Quay'], email: 'a@a.example', vatNumber: 'V1', registrationNumber: 'R1' }
    expect(print({ customer: full }).customer).toEqual([
      'A',
      '1 Quay',
      'a@a.example',
      'VAT number V1',
      'Registration number R1',
    ])
    expect(print().supplier).toEqual(['Harbour Works'])
  })
})

describe('the customer of an invoice', () => {
  const details = {
    companyName: 'Harbour Works Inc',
    emailAddress: 'office@harbourworks.example',
    streetNumber: '1',
    route: 'Quay',
    city: 'Boston',
    postalCode: '02110',
    province: 'MA',
    country: 'United States',
    vatNumber: null,
    companyRegistrationNumber: '123',
  }
  const find = (found: object | null) =>
    createFindInvoiceCustomer({ billingDetails: { find: async () => found as BillingDetails | null } })('company')

  // BILL-31
  it('is that of the billing details, without empty lines', async () => {
    expect(await find(details)).toEqual({
      name: 'Harbour Works Inc',
      address: ['1 Quay', 'Boston 02110', 'MA', 'United States'],
      email: 'office@harbourworks.example',
      vatNumber: null,
      registrationNumber: '123',
    })
    const sparse = { ...details, streetNumber: null, route: '', postalCode: null, province: null }
    expect((await find(sparse))?.address).toEqual(['Boston', 'United States'])
  })

  it('is unknown without billing details', async () => {
    expect(await find(null)).toBeNull()
  })
})

describe('reminders of an open invoice', () => {
  const at = (day: string): Date => new Date(`2026-03-${day}T00:00:00.000Z`)

  // BILL-27
  it('are due three days before, on the day, and three and seven days after', () => {
    const days = ['11', '12', '14', '15', '17', '18', '21', '22', '30'].map((day) =>
      findDueInvoiceReminder(invoice, at(day)),
    )
    expect(days).toEqual([null, -3, -3, 0, 0, 3, 3, 7, 7])
  })

  // BILL-27
  it('are sent once each, and only while it is open', () => {
    for (const remindedDay of [0, 3]) expect(findDueInvoiceReminder(anInvoice({ remindedDay }), at('15'))).toBeNull()
    expect(findDueInvoiceReminder(anInvoice({ remindedDay: -3 }), at('15'))).toBe(0)
    for (const status of ['paid', 'void'] as const) {
      expect(findDueInvoiceReminder(anInvoice({ status }), at('15'))).toBeNull()
    }
  })

  // BILL-27
  it('are announced, one for each invoice, though some were missed', async () => {
    const { clock, deps, invoices, outbox } = await holding(invoice, foreign)
    clock.set(at('18'))
    const send = sendInvoiceReminders(deps)
    expect([await send(), await send()]).toEqual([2, 0])
    expect(outbox.events).toMatchObject([
      { type: 'invoice-due', invoiceUuid: invoice.uuid, day: 3 },
      { type: 'invoice-due', invoiceUuid: foreign.uuid, day: 3 },
    ])
    expect((await invoices.find(invoice.uuid))?.remindedDay).toBe(3)
  })

  it('are left out for an invoice that was paid or removed since it was listed', async () => {
    const { clock, deps, invoices, outbox } = await holding(anInvoice({ status: 'paid' }))
    clock.set(at('18'))
    invoices.listReminderDue = async () => [invoice.uuid, '01900000-0000-7000-8000-0000000000ff']
    expect(await sendInvoiceReminders(deps)()).toBe(0)
    expect(outbox.events).toEqual([])
  })
})
