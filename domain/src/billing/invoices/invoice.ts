import type { Money, Uuid } from '../../shared/index.ts'
import type { BillingPeriod, Plan } from '../../plans/index.ts'

export const INVOICE_PURPOSES = ['subscription', 'annual-upgrade', 'seats', 'renewal'] as const

/** What an invoice asks money for. A company has one open invoice for a purpose at most. Rule: BILL-24. */
export type InvoicePurpose = (typeof INVOICE_PURPOSES)[number]

/** 'void' keeps its number. Rule: BILL-28. */
export type InvoiceStatus = 'open' | 'paid' | 'void'

/** Invoices and credit notes are numbered in series of their own, without gaps. */
export type InvoiceKind = 'invoice' | 'credit-note'

/** One line: a quantity at a price; negative for what was paid already. `detail` is the arithmetic that the screen showed. */
export interface InvoiceLine {
  readonly text: string
  readonly detail: string | null
  readonly quantity: number
  readonly amount: Money
}

/** Who invoices, and who is invoiced, as they were on the day. */
export interface InvoiceParty {
  readonly name: string
  /** Lines of the address, in order. */
  readonly address: readonly string[]
  readonly email: string | null
  readonly vatNumber: string | null
  readonly registrationNumber: string | null
}

/** An invoice or a credit note. Nothing of it changes once issued but its status. Amounts are minor units. Rule: BILL-28. */
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
  /** What is bought: the plan that stands once it is paid, null for a credit note. */
  readonly plan: Plan | null
  readonly period: BillingPeriod | null
  readonly issuedAt: Date
  readonly dueAt: Date
  /** The newest reminder that went, in days from `dueAt`; null before the first. */
  readonly remindedDay: number | null
  readonly paidAt: Date | null
  readonly paidBy: 'card' | 'transfer' | null
  readonly voidedAt: Date | null
  /** The invoice that a credit note takes back. */
  readonly creditsUuid: Uuid | null
  /** The provider's payment that a receipt stands for; unique, so that one payment has one receipt. */
  readonly paymentId: string | null
}
