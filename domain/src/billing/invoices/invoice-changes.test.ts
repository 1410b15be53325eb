import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeInvoice, type InvoiceEvent } from './invoice-changes.ts'
import { calculateInvoiceSums, negateLines, negateSums } from './invoice-sums.ts'
import { type Invoice } from './invoice.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')
const party = { name: 'Kestrel', address: [], email: null, vatNumber: null, registrationNumber: null }
const money = (minor: number) => ({ minor, currency: 'USD' })
const invoice = (changes: Partial<Invoice>): Invoice => ({
  uuid: '01900000-0000-7000-8000-0000000000e1',
  companyUuid: '01900000-0000-7000-8000-0000000000c1',
  kind: 'invoice',
  number: 'GH-000001',
  purpose: 'subscription',
  status: 'open',
  lines: [],
  net: money(0),
  taxRate: 0,
  taxName: null,
  tax: money(0),
  total: money(0),
  supplier: party,
  customer: party,
  plan: null,
  period: null,
  issuedAt: NOW,
  dueAt: NOW,
  remindedDay: null,
  paidAt: null,
  paidBy: null,
  voidedAt: null,
  creditsUuid: null,
  paymentId: null,
  ...changes,
})

const paid: InvoiceEvent = { type: 'paid', by: 'transfer', at: NOW }
const voided: InvoiceEvent = { type: 'voided', at: NOW }

describe('an invoice', () => {
  // BILL-28
  it('that is open can be paid or voided', () => {
    expect(changeInvoice(invoice({}), paid)).toEqual({
      ok: true,
      value: invoice({ status: 'paid', paidAt: NOW, paidBy: 'transfer' }),
    })
    expect(changeInvoice(invoice({}), voided)).toEqual({ ok: true, value: invoice({ status: 'void', voidedAt: NOW }) })
  })

  // BILL-28
  it.each([
    ['paid', paid],
    ['paid', voided],
    ['void', paid],
    ['void', voided],
  ] as const)('that is %s is changed by nothing: %o', (status, event) => {
    expect(changeInvoice(invoice({ status }), event)).toEqual({ ok: false, problem: 'not-now' })
  })

  it.each([paid, voided])('that is a credit note cannot change: %o', (event) => {
    expect(changeInvoice(invoice({ kind: 'credit-note' }), event)).toEqual({ ok: false, problem: 'not-now' })
  })
})

describe('the sums of an invoice', () => {
  const lines = fc.array(
    fc.record({
      text: fc.constant('Seats'),
      detail: fc.constant(null),
      quantity: fc.constant(1),
      amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).map(money),
    }),
    { maxLength: 6 },
  )
  const rates = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000)

  // BILL-30
  it('contain the tax, rounded once: what is shown, charged and invoiced is one amount', () => {
    fc.assert(
      fc.property(lines, rates, (given, rate) => {
        const sums = calculateInvoiceSums(given, 'USD', { rate, name: 'VAT' })
        const priced = given.reduce((total, { amount }) => total + amount.minor, 0)
        expect(sums.total.minor).toBe(priced)
        expect(sums.net.minor + sums.tax.minor).toBe(priced)
        expect(Math.abs(sums.net.minor * (1 + rate) - priced)).toBeLessThanOrEqual(0.5 * (1 + rate) + 1e-6)
        expect(negateSums(sums).total.minor + sums.total.minor).toBe(0)
      }),
    )
    const plan = { text: 'Plan', detail: null, quantity: 3, amount: money(204_000) }
    const invoice = calculateInvoiceSums([plan], 'USD', { rate: 0.15, name: 'VAT' })
    expect([invoice.net.minor, invoice.tax.minor, invoice.total.minor]).toEqual([177_391, 26_609, 204_000])
  })

  it('of a credit note negate each line', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const back = calculateInvoiceSums([...given, ...negateLines(given)], 'USD', { rate: 0.15, name: 'VAT' })
        expect(back.total.minor).toBe(0)
        expect(negateLines(negateLines(given))).toEqual(given)
      }),
    )
  })
})
