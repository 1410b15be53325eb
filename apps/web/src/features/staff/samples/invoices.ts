import type { InvoiceDetails, InvoiceEntry } from '../api/use-invoices.ts'

const invoice = (number: number, changes: Partial<InvoiceEntry>): InvoiceEntry => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-000000000c0${number}`,
  kind: 'invoice',
  number: `GH-00004${number}`,
  purpose: 'subscription',
  status: 'open',
  currency: 'USD',
  total: 2040,
  companyUuid: '0199a1f4-7c1e-7a53-9c3d-000000000701',
  companyName: 'Kestrel Freight',
  issuedAt: '2026-02-20T09:00:00.000Z',
  dueAt: '2026-03-06T09:00:00.000Z',
  ...changes,
})

/** Invoices in every state. */
export const sampleInvoices: readonly InvoiceEntry[] = [
  invoice(1, { status: 'overdue', issuedAt: '2026-01-10T09:00:00.000Z', dueAt: '2026-01-24T09:00:00.000Z' }),
  invoice(2, { purpose: 'seats', total: 612.5, companyName: 'Harbour Works' }),
  invoice(3, { purpose: 'renewal', status: 'paid', currency: 'ZAR', total: 36_000 }),
  invoice(4, { purpose: 'annual-upgrade', status: 'void' }),
  invoice(5, { kind: 'credit-note', number: 'GHC-000003', status: 'paid', total: -2040 }),
]

const supplier = {
  name: 'Guildhall',
  address: ['1 High Street', 'London'],
  email: 'billing@guildhall.example',
  vatNumber: null,
  registrationNumber: null,
}

/** An overdue invoice of a company that pays by transfer. */
export const sampleInvoice: InvoiceDetails = {
  ...invoice(1, { status: 'overdue', issuedAt: '2026-01-10T09:00:00.000Z', dueAt: '2026-01-24T09:00:00.000Z' }),
  lines: [
    {
      text: 'Subscription for a month: company size 11-50, 3 seats',
      detail: 'USD 680 × 3 seats × 1 (company size 11-50)',
      quantity: 1,
      amount: 2040,
    },
  ],
  net: 1700,
  taxName: 'VAT',
  taxRate: 0.2,
  tax: 340,
  supplier,
  customer: { ...supplier, name: 'Kestrel Freight', email: 'office@kestrelfreight.example' },
  paidAt: null,
  paidBy: null,
  voidedAt: null,
  paymentId: null,
  creditNote: null,
  credits: null,
  paymentEvents: [],
}

/** A receipt for a payment by card that was credited since. */
export const sampleReceipt: InvoiceDetails = {
  ...sampleInvoice,
  status: 'paid',
  paidAt: '2026-01-10T09:00:00.000Z',
  paidBy: 'card',
  paymentId: 'pi_3QbKx2Lk',
  creditNote: { uuid: '0199a1f4-7c1e-7a53-9c3d-000000000c05', number: 'GHC-000003' },
  paymentEvents: [
    {
      id: 'evt_2',
      type: 'invoice.paid',
      createdAt: '2026-01-10T09:00:00.000Z',
      receivedAt: '2026-01-10T09:00:02.000Z',
    },
    {
      id: 'evt_1',
      type: 'checkout.session.completed',
      createdAt: '2026-01-10T08:59:58.000Z',
      receivedAt: '2026-01-10T09:00:01.000Z',
    },
  ],
}
