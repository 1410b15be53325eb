import type { InvoiceWire } from '../wire/payment.ts'

export const INVOICE: InvoiceWire = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b90',
  kind: 'invoice',
  number: 'GH-000042',
  purpose: 'subscription',
  status: 'open',
  lines: [
    {
      text: 'Subscription for a month: company size 11-50, 3 seats',
      detail: 'USD 680 × 3 seats × 1 (company size 11-50)',
      quantity: 1,
      amount: 2040,
    },
  ],
  currency: 'USD',
  net: 2040,
  taxName: null,
  taxRate: 0,
  tax: 0,
  total: 2040,
  supplier: {
    name: 'Guildhall',
    address: ['1 Market Square', 'Springfield'],
    email: 'billing@guildhall.example',
    vatNumber: null,
    registrationNumber: null,
  },
  customer: {
    name: 'Kestrel Freight',
    address: ['12 Harbour Road', 'Portland', 'US'],
    email: 'office@kestrelfreight.example',
    vatNumber: null,
    registrationNumber: null,
  },
  issuedAt: '2026-11-21T09:00:00.000Z',
  dueAt: '2026-12-05T09:00:00.000Z',
  paidAt: null,
  paidBy: null,
  htmlUrl: '/v0/invoices/0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b90/document.html',
  pdfUrl: '/v0/invoices/0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b90/document.pdf',
}
