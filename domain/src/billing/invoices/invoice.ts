import type { Money, Uuid } from '../../shared/index.ts'
import type { BillingPeriod, Plan } from '../../plans/index.ts'

export const INVOICE_PURPOSES = ['subscription', 'annual-upgrade', 'seats', 'renewal'] as const

/** What an invoice is for. A company has at most one open invoice per purpose. Rule: BILL-24. */
export type InvoicePurpose = (typeof INVOICE_PURPOSES)[number]

/** A 'void' invoice keeps its number. Rule: BILL-28. */
export type InvoiceStatus = 'open' | 'paid' | 'void'

export const INVOICE_STATES = ['open', 'overdue', 'paid', 'void', 'all'] as const

/** A selection of invoices; overdue ones are open, too. Rule: MOD-48. */
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** Invoices and credit notes have separate number series without gaps. */
export type InvoiceKind = 'invoice' | 'credit-note'

/** A line: a quantity at a price; negative for credited amounts. `detail` is the calculation that the screen showed. */
export interface InvoiceLine {
  readonly text: string
  readonly detail: string | null
  readonly quantity: number
  readonly amount: Money
}

/** The supplier or the customer as of the invoice date. */
export interface InvoiceParty {
  readonly name: string
  /** Lines of the address, in order. */
  readonly address: readonly string[]
  readonly email: string | null
  readonly vatNumber: string | null
  readonly registrationNumber: string | null
}

/** An invoice or a credit note. Only its status changes once it is issued. Amounts are minor units. Rule: BILL-28. */
export interface Invoice {
  readonly uuid: Uuid
  readonly companyUuid: Uuid
  readonly kind: InvoiceKind
  /** As printed: 'GH-000042', 'GHC-000003'. */
  readonly number: string
  readonly purpose: InvoicePurpose
  readonly status: InvoiceStatus
  readonly lines: readonly InvoiceLine[]
  readonly net: Money
  /** Share of the net, 0.15 for 15 %. */
  readonly taxRate: number
  readonly taxName: string | null
  readonly tax: Money
  readonly total: Money
  readonly supplier: InvoiceParty
  readonly customer: InvoiceParty
  /** The plan that is bought by paying the invoice; null for a credit note. */
  readonly plan: Plan | null
  readonly period: BillingPeriod | null
  readonly issuedAt: Date
  readonly dueAt: Date
  /** The latest reminder that was sent, in days from `dueAt`; null before the first. */
  readonly remindedDay: number | null
  readonly paidAt: Date | null
  readonly paidBy: 'card' | 'transfer' | null
  readonly voidedAt: Date | null
  /** The invoice that a credit note reverses. */
  readonly creditsUuid: Uuid | null
  /** The provider's payment of a receipt; unique, so that a payment has one receipt. */
  readonly paymentId: string | null
}
