import type {
  Invoice,
  InvoiceRepository,
  InvoiceState,
  PaymentEventRepository,
  StoredPaymentEvent,
  SubscriptionRepository,
} from '../../billing/index.ts'
import {
  clampPage,
  type Clock,
  err,
  ok,
  type Page,
  type PageRequest,
  type Result,
  type Uuid,
} from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'

/** Invoices of a page at most. */
export const INVOICES_PAGE_MAX = 50

/** Events of the payment provider that are shown with an invoice at most. */
export const PAYMENT_EVENTS_MAX = 20

export interface FindInvoicesCommand {
  readonly actor: OperatorActor
  readonly state: InvoiceState
  /** A part of the number or of the customer's name; empty for all. */
  readonly text: string
  readonly page: PageRequest
}

export interface FindInvoicesDeps {
  readonly clock: Clock
  readonly invoices: Pick<InvoiceRepository, 'search'>
}

/** Invoices of all companies: open and overdue ones with the earliest due first, others with the newest first. Rule: MOD-48. */
export const findInvoices =
  ({ clock, invoices }: FindInvoicesDeps) =>
  async ({ actor, page, state, text }: FindInvoicesCommand): Promise<Result<Page<Invoice>, 'forbidden'>> => {
    if (!isAllowed(actor, 'manage-invoices')) return err('forbidden')
    const filter = { state, text: text.trim(), now: clock.now() }
    return ok(await invoices.search(filter, clampPage(page, INVOICES_PAGE_MAX)))
  }

/** An invoice with what is behind it. */
export interface InvoiceDetails {
  readonly invoice: Invoice
  readonly creditNote: Invoice | null
  /** The invoice that a credit note reverses. */
  readonly credits: Invoice | null
  /** What the payment provider said of the company's subscription, newest first; none of companies that pay by invoice. */
  readonly paymentEvents: readonly StoredPaymentEvent[]
}

export interface ReadInvoiceDetailsDeps {
  readonly invoices: Pick<InvoiceRepository, 'find' | 'findCreditNote'>
  readonly paymentEvents: Pick<PaymentEventRepository, 'listOf'>
  readonly subscriptions: Pick<SubscriptionRepository, 'findLatest'>
}

/** An invoice of any company with its credit note and the provider's events. Rule: MOD-48. */
export const readInvoiceDetails =
  ({ invoices, paymentEvents, subscriptions }: ReadInvoiceDetailsDeps) =>
  async ({
    actor,
    invoiceUuid,
  }: {
    readonly actor: OperatorActor
    readonly invoiceUuid: Uuid
  }): Promise<Result<InvoiceDetails, 'forbidden' | 'not-found'>> => {
    if (!isAllowed(actor, 'manage-invoices')) return err('forbidden')
    const invoice = await invoices.find(invoiceUuid)
    if (invoice === null) return err('not-found')
    const [creditNote, credits, subscription] = await Promise.all([
      invoices.findCreditNote(invoice.uuid),
      invoice.creditsUuid === null ? null : invoices.find(invoice.creditsUuid),
      subscriptions.findLatest(invoice.companyUuid),
    ])
    const { service = null, subscriptionId = null } = subscription ?? {}
    return ok({
      invoice,
      creditNote,
      credits,
      paymentEvents:
        service === null || subscriptionId === null
          ? []
          : await paymentEvents.listOf(service, subscriptionId, PAYMENT_EVENTS_MAX),
    })
  }
