import { describe, expect, it } from 'vitest'
import { formatWaitingInvoice } from './waiting-invoice.ts'

const invoice = { number: 'GH-000018', dueAt: '2026-12-02T09:00:00.000Z' }

describe('the note on an open invoice', () => {
  // BILL-41
  it.each([
    ['2026-12-02T09:00:00.000Z', 'Invoice GH-000018 waits for your payment, due 02 December.'],
    ['2026-12-02T23:59:59.999Z', 'Invoice GH-000018 waits for your payment, due 02 December.'],
    ['2026-12-03T00:00:00.000Z', 'Invoice GH-000018 was due on 02 December and is not paid yet.'],
  ])('says at %s what is true of its day', (now, text) => {
    expect(formatWaitingInvoice(invoice, new Date(now))).toBe(text)
  })
})
