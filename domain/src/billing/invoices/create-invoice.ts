import type { Company } from '../../companies/index.ts'
import { addDays, type Clock, type IdGenerator, type Uuid } from '../../shared/index.ts'
import { type InvoiceTax, calculateInvoiceSums } from './invoice-sums.ts'
import type { Invoice, InvoiceLine, InvoiceParty, InvoicePurpose } from './invoice.ts'
import type { InvoiceRepository } from '../billing-repositories.port.ts'
import type { BillingPeriod, Plan } from '../../plans/index.ts'

export const INVOICE_DUE_DAYS = 14

/** The supplier's settings for invoices. */
export interface InvoiceSettings {
  readonly supplier: InvoiceParty
  readonly tax: InvoiceTax
  /** Payment instructions, one line each: bank, account, payment reference. */
  readonly payTo: readonly string[]
}

/** Reads the customer of an invoice from the company's billing details; null if there are none. */
export interface FindInvoiceCustomer {
  (companyUuid: Uuid): Promise<InvoiceParty | null>
}

export interface InvoicingDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly invoiceSettings: InvoiceSettings
}

/** The input of an invoice; sums, number, dates and parties are derived. */
export interface InvoiceDraft {
  readonly company: Pick<Company, 'uuid' | 'name' | 'email'>
  readonly customer: InvoiceParty | null
  readonly purpose: InvoicePurpose
  readonly lines: readonly InvoiceLine[]
  readonly currency: string
  readonly plan: Plan
  readonly period: BillingPeriod | null
  /** INVOICE_DUE_DAYS from now by default. */
  readonly dueAt?: Date
  /** The payment, for a receipt. */
  readonly paid?: { readonly at: Date; readonly paymentId: string }
}

const toMinimalParty = ({ name, email }: InvoiceDraft['company']): InvoiceParty => ({
  name,
  address: [],
  email,
  vatNumber: null,
  registrationNumber: null,
})

/** Creates an invoice dated today with the next number of its series. */
export const createInvoice =
  ({ clock, ids, invoiceSettings }: InvoicingDeps, { nextNumber }: Pick<InvoiceRepository, 'nextNumber'>) =>
  async (draft: InvoiceDraft): Promise<Invoice> => {
    const now = clock.now()
    const { company, currency, lines, paid, period, plan, purpose } = draft
    return {
      uuid: ids.uuid(),
      companyUuid: company.uuid,
      kind: 'invoice',
      number: await nextNumber('invoice'),
      purpose,
      status: paid === undefined ? 'open' : 'paid',
      lines,
      ...calculateInvoiceSums(lines, currency, invoiceSettings.tax),
      supplier: invoiceSettings.supplier,
      customer: draft.customer ?? toMinimalParty(company),
      plan,
      period,
      issuedAt: now,
      dueAt: draft.dueAt ?? (paid === undefined ? addDays(now, INVOICE_DUE_DAYS) : now),
      remindedDay: null,
      paidAt: paid?.at ?? null,
      paidBy: paid === undefined ? null : 'card',
      voidedAt: null,
      creditsUuid: null,
      paymentId: paid?.paymentId ?? null,
    }
  }
