import { INVOICE_PURPOSES, planOrderRules } from '@guildhall/domain/billing'
import { currencies } from '@guildhall/domain/reference'
import { seatCountRules } from '@guildhall/domain/plans'
import { z } from 'zod'
import { cases, constrained, ruled } from './constrained.ts'
import { flag, instant, number, text } from './fields.ts'
import { seatsOfSize } from './seats.ts'

/** A seat's monthly price before the size multiplier, in whole units of the currency. Rule: PLAN-3. */
export const planBase = z.object({
  basePrice: z.number(),
  region: z.string(),
  currency: z.string(),
  symbol: z.string(),
})

const order = {
  company_size: ruled(text, planOrderRules.companySize),
  interval: ruled(text, planOrderRules.interval),
  quantity: ruled(number, planOrderRules.quantity),
}

/** The ordered plan: a size band, 'month' or 'year', and seats. Rule: PLAN-5. */
export const planOrderForm = z
  .object(order)
  .meta({ id: 'PlanOrderForm', ...cases(...seatsOfSize('company_size', 'quantity')) })
export const checkoutForm = z
  .object({ ...order, currency: constrained(text, { enum: currencies.map(({ code }) => code) }) })
  .meta({ id: 'CheckoutForm', ...cases(...seatsOfSize('company_size', 'quantity')) })

/** The cost of a change today, in major currency units with two decimals. Rule: BILL-8. */
export const planChangePreview = z
  .object({
    amountDue: z.number(),
    currency: z.string(),
    nextPaymentDate: instant,
    newSeatCount: z.number(),
    /** False if the change takes effect with the next period. */
    fromNow: z.boolean(),
  })
  .meta({ id: 'PlanChangePreview' })

export const subscriptionStatus = z.enum(['none', 'incomplete', 'active', 'past_due', 'suspended', 'cancelled'])

/** The state of the payment; 'none' until the provider reports one. */
export const paymentStatus = z
  .object({ status: subscriptionStatus, invoicePending: z.boolean() })
  .meta({ id: 'PaymentStatus' })

/** A company's plan, with everything that the price of a change is calculated from. Rule: PLAN-2. */
export const planOverview = z
  .object({
    paymentService: z.enum(['stripe', 'paystack']),
    planBase,
    companySize: z.string(),
    seats: z.number(),
    /** Seats from the next period on; null if unchanged. */
    nextSeats: z.number().nullable(),
    /** Seats used by members and pending invites. */
    seatsInUse: z.number(),
    billedAnually: z.boolean(),
    /** Null without a purchase, or after it has ended. */
    method: z.enum(['card', 'invoice']).nullable(),
    status: subscriptionStatus,
    /** The paid period; null if there is none. */
    period: z.object({ start: instant, end: instant }).nullable(),
    invoicePending: z.boolean(),
    /** The time of this snapshot; days are counted from it. */
    asOf: instant,
  })
  .meta({ id: 'PlanOverview' })

export const cardForm = z
  .object({ url: constrained(text, { presence: 'not-blank', pattern: '^/(?:[a-z0-9-]+/?)*$' }) })
  .meta({ id: 'CardForm' })

export const cardDetails = z
  .object({ brand: z.string(), lastFour: z.string(), expiryMonth: z.number(), expiryYear: z.number() })
  .meta({ id: 'CardDetails' })

/** The plan to invoice; default: the company's chosen plan. Rule: BILL-23. */
export const invoiceForm = z
  .object({ annual_upgrade: flag, seats: ruled(number, seatCountRules) })
  .partial()
  .meta({ id: 'InvoiceForm' })

const party = z.object({
  name: z.string(),
  address: z.array(z.string()),
  email: z.string().nullable(),
  vatNumber: z.string().nullable(),
  registrationNumber: z.string().nullable(),
})

/** An invoice or credit note; amounts in major currency units with two decimals. Rule: BILL-28. */
export const invoice = z
  .object({
    uuid: z.string(),
    kind: z.enum(['invoice', 'credit-note']),
    number: z.string(),
    purpose: z.enum(INVOICE_PURPOSES),
    status: z.enum(['open', 'overdue', 'paid', 'void']),
    lines: z.array(
      z.object({ text: z.string(), detail: z.string().nullable(), quantity: z.number(), amount: z.number() }),
    ),
    currency: z.string(),
    net: z.number(),
    taxName: z.string().nullable(),
    taxRate: z.number(),
    tax: z.number(),
    total: z.number(),
    supplier: party,
    customer: party,
    issuedAt: instant,
    dueAt: instant,
    paidAt: instant.nullable(),
    paidBy: z.enum(['card', 'transfer']).nullable(),
    /** URLs of its page and its PDF. */
    htmlUrl: z.string(),
    pdfUrl: z.string(),
  })
  .meta({ id: 'Invoice' })

export type CardDetailsWire = z.output<typeof cardDetails>
export type InvoiceWire = z.output<typeof invoice>
export type PlanChangePreviewWire = z.output<typeof planChangePreview>
export type PlanOverviewWire = z.output<typeof planOverview>
export type PlanOrderFormWire = z.output<typeof planOrderForm>
