import type { BillingInfoWire, CardDetailsWire, InvoiceWire } from '@guildhall/rest-contract/client'
import type { AddressSuggestions } from '../components/BillingDetailsForm/index.ts'
import type { PlanView } from '../plan-view.ts'

/** 20 of 30 days are left. */
export const sampleNow = new Date('2026-11-20T14:02:00.000Z')

/** 11-50 people, 3 seats, by card. */
export const samplePlan: PlanView = {
  service: 'stripe',
  base: { basePrice: 680, region: 'US', currency: 'USD', symbol: '$' },
  plan: { size: '11-50', seats: 3, billedAnnually: false },
  nextSeats: null,
  seatsInUse: 2,
  method: 'card',
  status: 'active',
  period: { start: new Date('2026-11-10T09:00:00.000Z'), end: new Date('2026-12-10T09:00:00.000Z') },
  invoicePending: false,
  asOf: sampleNow,
}

export const sampleCard: CardDetailsWire = { brand: 'visa', lastFour: '4242', expiryMonth: 8, expiryYear: 2028 }

/** The lookup of addresses; with a town as a gazetteer has it, and with a street. */
export const sampleAddresses: AddressSuggestions = {
  found: [
    {
      id: '4671654',
      title: 'Austin, Texas, United States',
      parts: {
        streetNumber: null,
        route: null,
        city: 'Austin',
        province: 'Texas',
        country: 'United States',
        postalCode: null,
      },
    },
    {
      id: 'ChIJp7JfQ0dnzB0RZb0cN6yTf9A',
      title: '12 Long Street, Cape Town, Western Cape, South Africa',
      parts: {
        streetNumber: '12',
        route: 'Long Street',
        city: 'Cape Town',
        province: 'Western Cape',
        country: 'South Africa',
        postalCode: '8001',
      },
    },
  ],
  isLoading: false,
  onType: () => undefined,
}

export const sampleDetails: BillingInfoWire = {
  companyName: 'Kestrel Freight LLC',
  vatNumber: 'US475551234',
  companyRegistrationNumber: 'TX 802 551 990',
  emailAddress: 'accounts@kestrelfreight.example',
  contactNumber: '+1 512 555 0100',
  physicalAddress: '2100 East Cesar Chavez Street, Austin',
  location: {
    street_number: '2100',
    route: 'East Cesar Chavez Street',
    city: 'Austin',
    province: 'Texas',
    country: 'United States',
    postal_code: '78702',
  },
}

const party = { name: 'Guildhall', address: [], email: null, vatNumber: null, registrationNumber: null }

/** One invoice of the month, with some fields changed. */
const invoice = (number: number, changes: Partial<InvoiceWire>): InvoiceWire => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-0000000007${number}`,
  kind: 'invoice',
  number: `GH-0000${number}`,
  purpose: 'renewal',
  status: 'paid',
  lines: [{ text: 'Plan for 11-50 people, a month', detail: '680 × 3 × 1', quantity: 3, amount: 2040 }],
  currency: 'USD',
  net: 2040,
  taxName: null,
  taxRate: 0,
  tax: 0,
  total: 2040,
  supplier: party,
  customer: party,
  issuedAt: '2026-11-10T09:00:00.000Z',
  dueAt: '2026-11-24T09:00:00.000Z',
  paidAt: '2026-11-10T09:00:00.000Z',
  paidBy: 'card',
  htmlUrl: `/v0/invoices/${number}/document.html`,
  pdfUrl: `/v0/invoices/${number}/document.pdf`,
  ...changes,
})

/** An open invoice, an overdue, a paid and a void one, and a credit note. */
export const sampleInvoices: readonly InvoiceWire[] = [
  invoice(18, {
    status: 'open',
    purpose: 'seats',
    lines: [{ text: '1 seat more, 22 of 30 days', detail: null, quantity: 1, amount: 498.67 }],
    total: 498.67,
    issuedAt: '2026-11-18T09:00:00.000Z',
    dueAt: '2026-12-02T09:00:00.000Z',
    paidAt: null,
    paidBy: null,
  }),
  invoice(17, { status: 'overdue', paidAt: null, paidBy: null, dueAt: '2026-11-14T09:00:00.000Z' }),
  invoice(16, {}),
  invoice(15, { status: 'void', paidAt: null, paidBy: null }),
  invoice(12, {
    kind: 'credit-note',
    number: 'GHC-000001',
    lines: [{ text: 'Credit note for GH-000009', detail: null, quantity: 1, amount: -340 }],
    total: -340,
  }),
]
