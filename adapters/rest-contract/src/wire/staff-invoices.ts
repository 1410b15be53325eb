import { INVOICE_STATES } from '@guildhall/domain/billing'
import { INVOICE_ACTIONS, operatorReasonRules } from '@guildhall/domain/moderation'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { instant, knownChoice, pageQuery, text } from './fields.ts'
import { invoice } from './payment.ts'

/** Which invoices: all unless it says a state; `text` is a part of the number or of the customer's name. */
export const invoiceQuery = pageQuery.extend({ state: knownChoice(INVOICE_STATES).optional(), text: text.optional() })

const entry = invoice
  .pick({ uuid: true, kind: true, number: true, purpose: true, status: true, currency: true, total: true })
  .extend({ companyUuid: z.uuid(), companyName: z.string(), issuedAt: instant, dueAt: instant })
  .meta({ id: 'InvoiceEntry' })

/** A page of invoices: open and overdue ones with the earliest due first, others with the newest first. */
export const foundInvoices = z.object({ invoices: z.array(entry), next_cursor: z.string().nullable() })

const related = z.object({ uuid: z.uuid(), number: z.string() }).nullable()

/** An invoice with what is behind it. */
export const invoiceDetails = invoice
  .omit({ htmlUrl: true, pdfUrl: true })
  .extend({
    companyUuid: z.uuid(),
    voidedAt: instant.nullable(),
    /** The provider's payment, of a receipt. */
    paymentId: z.string().nullable(),
    creditNote: related,
    /** The invoice that a credit note reverses. */
    credits: related,
    /** What the payment provider said of the company's subscription, newest first. */
    paymentEvents: z.array(z.object({ id: z.string(), type: z.string(), createdAt: instant, receivedAt: instant })),
  })
  .meta({ id: 'InvoiceDetails' })

/** What is done with an invoice; 'pay' marks it as paid by transfer. */
export const invoiceActionForm = z
  .object({
    action: z.enum(INVOICE_ACTIONS),
    /** For the log; not needed to resend. */
    reason: ruled(text, operatorReasonRules.slice(1)),
  })
  .meta({ id: 'InvoiceActionForm' })
