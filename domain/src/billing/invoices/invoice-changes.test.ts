import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anInvoice, TEST_NOW } from '../../../testing/index.ts'
import { changeInvoice, isOverdue, type InvoiceEvent } from './invoice-changes.ts'
import { calculateInvoiceSums, negateLines, negateSums } from './invoice-sums.ts'

const money = (minor: number) => ({ minor, currency: 'USD' })
const NOW = TEST_NOW

const paid: InvoiceEvent = { type: 'paid', by: 'transfer', at: NOW }
const voided: InvoiceEvent = { type: 'voided', at: NOW }

describe('an invoice', () => {
  // BILL-28
  it('that is open can be paid or voided', () => {
    expect(changeInvoice(anInvoice(), paid)).toEqual({
      ok: true,
      value: anInvoice({ status: 'paid', paidAt: NOW, paidBy: 'transfer' }),
    })
    expect(changeInvoice(anInvoice(), voided)).toEqual({
      ok: true,
      value: anInvoice({ status: 'void', voidedAt: NOW }),
    })
  })

  // BILL-28
  it.each([
    ['paid', paid],
    ['paid', voided],
    ['void', paid],
    ['void', voided],
  ] as const)('that is %s is changed by nothing: %o', (status, event) => {
    expect(changeInvoice(anInvoice({ status }), event)).toEqual({ ok: false, problem: 'not-now' })
  })

  it.each([paid, voided])('that is a credit note cannot change: %o', (event) => {
    expect(changeInvoice(anInvoice({ kind: 'credit-note' }), event)).toEqual({ ok: false, problem: 'not-now' })
  })
})

describe('an open invoice', () => {
  // BILL-41
  it('is overdue once the day on which it is due is over, in UTC', () => {
    const invoice = anInvoice({ dueAt: new Date('2026-03-15T09:00:00.000Z') })
    const dayAfter = new Date('2026-03-16T00:00:00.000Z')
    expect(isOverdue(invoice, invoice.dueAt)).toBe(false)
    expect(isOverdue(invoice, new Date(dayAfter.getTime() - 1))).toBe(false)
    expect(isOverdue(invoice, dayAfter)).toBe(true)
    for (const status of ['paid', 'void'] as const) expect(isOverdue({ ...invoice, status }, dayAfter)).toBe(false)
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
