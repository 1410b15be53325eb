import { z } from 'zod'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import { foundInvoices, invoiceActionForm, invoiceDetails, invoiceQuery } from '../wire/staff-invoices.ts'
import { notFound, passwordRequired } from './shared-problems.ts'

const entry = {
  uuid: '01900000-0000-7000-8000-0000000000e1',
  kind: 'invoice' as const,
  number: 'GH-000042',
  purpose: 'subscription' as const,
  status: 'overdue' as const,
  currency: 'USD',
  total: 2040,
  companyUuid: '01900000-0000-7000-8000-000000000003',
  companyName: 'Kestrel Freight',
  issuedAt: '2026-02-10T09:00:00.000Z',
  dueAt: '2026-02-24T09:00:00.000Z',
}
const party = { name: 'Guildhall', address: ['1 High Street'], email: null, vatNumber: null, registrationNumber: null }
const { companyName, ...details } = entry
const wrongState = {
  'not-now': { status: 409, message: 'This invoice is in a state that does not allow this.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Invoices as operators handle them. Rules: MOD-48, MOD-49. */
export const staffInvoiceRoutes = {
  findInvoices: route({
    ...routeIndex.findInvoices,
    summary:
      'Find invoices of all companies: open and overdue ones with the earliest due first, others with the newest first',
    access: 'operator',
    operatorRight: 'manage-invoices',
    query: invoiceQuery,
    success: { status: 200, body: foundInvoices },
    problems: {},
    examples: { query: { state: 'overdue', text: 'kestrel' }, reply: { invoices: [entry], next_cursor: null } },
  }),
  readInvoiceDetails: route({
    ...routeIndex.readInvoiceDetails,
    summary: 'An invoice with its credit note and what the payment provider said',
    access: 'operator',
    operatorRight: 'manage-invoices',
    params: z.object({ id: uuid }),
    success: { status: 200, body: invoiceDetails },
    problems: { ...notFound },
    examples: {
      reply: {
        ...details,
        lines: [{ text: 'Subscription for a month', detail: 'USD 680 × 3 seats', quantity: 1, amount: 2040 }],
        net: 2040,
        taxName: null,
        taxRate: 0,
        tax: 0,
        supplier: party,
        customer: { ...party, name: companyName },
        paidAt: null,
        paidBy: null,
        voidedAt: null,
        paymentId: null,
        creditNote: null,
        credits: null,
        paymentEvents: [
          {
            id: 'evt_1',
            type: 'invoice.payment_failed',
            createdAt: '2026-02-10T09:00:00.000Z',
            receivedAt: '2026-02-10T09:00:02.000Z',
          },
        ],
      },
    },
  }),
  handleInvoice: route({
    ...routeIndex.handleInvoice,
    summary: 'Mark an open invoice as paid, void it, credit a paid one, or send its mail again',
    checks: [
      'All but resending needs a reason',
      'Only an open invoice is paid or voided, only a paid one credited, once, and a void one is not sent again',
    ],
    access: 'operator',
    operatorRight: 'manage-invoices',
    params: z.object({ id: uuid }),
    body: invoiceActionForm,
    success: { status: 204 },
    problems: { ...notFound, ...wrongState, ...passwordRequired },
    examples: { body: { action: 'pay', reason: 'Transfer of 3 March, reference 4711' } },
  }),
}
