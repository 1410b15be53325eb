import type { Page, PageRequest, Uuid } from '../shared/index.ts'
import type { Invoice, InvoiceKind, InvoicePurpose, InvoiceState } from './invoices/invoice.ts'
import type { GatewayEvent } from './payments/payment-gateway.port.ts'
import type { PaymentService } from '../plans/index.ts'
import type { Subscription } from './subscriptions/subscription.ts'

/**
 * Subscription work that falls due: 'renewal' (paid by invoice, active or past due, ends within 14 days or has ended, without an open
 * invoice for that), 'past-due' (paid by invoice, active, ended), 'renewal-notice' (paid by card, active, renews within 7 days, not notified
 * yet), 'suspension' (past due for 14 days), 'end' (paid by invoice, cancelled, ended).
 */
export type DueWork = 'renewal' | 'renewal-notice' | 'past-due' | 'suspension' | 'end'

/** Stores subscriptions. Changes read with a locking method, so that no concurrent change is lost. */
export interface SubscriptionRepository {
  /** The company's subscription that has not ended, including incomplete ones. */
  findRunning(companyUuid: Uuid): Promise<Subscription | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findRunningForUpdate(companyUuid: Uuid): Promise<Subscription | null>
  /** The newest subscription, ended or not. */
  findLatest(companyUuid: Uuid): Promise<Subscription | null>
  /** Finds a subscription by the provider's id. Locks the row until the transaction ends; only inside a unit of work. */
  findBySubscriptionIdForUpdate(service: PaymentService, subscriptionId: string): Promise<Subscription | null>
  /** 'running-already' if the company has one that has not ended (a unique index decides). */
  add(subscription: Subscription): Promise<'added' | 'running-already'>
  save(subscription: Subscription): Promise<void>
  /** How often the company's subscription was brought up to date with its provider; 0 at first. */
  readVersion(companyUuid: Uuid): Promise<number>
  /** Counts one more, unless somebody else has since this version. Under the lock of the company. */
  advanceVersion(companyUuid: Uuid, from: number): Promise<boolean>
  /** Companies whose subscription is due for this work (`isWorkDue`), the longest due first. */
  listDue(work: DueWork, now: Date, limit: number): Promise<readonly Uuid[]>
}

/** An event of a payment provider as it was stored. */
export interface StoredPaymentEvent {
  readonly id: string
  /** As the provider calls it: 'invoice.paid'. */
  readonly type: string
  readonly createdAt: Date
  readonly receivedAt: Date
}

/** Stores the events of payment providers by their id. */
export interface PaymentEventRepository {
  /** 'known' if the id is stored already. */
  add(service: PaymentService, event: GatewayEvent, receivedAt: Date): Promise<'added' | 'known'>
  /** Events of a subscription at the provider, newest first. */
  listOf(service: PaymentService, subscriptionId: string, limit: number): Promise<readonly StoredPaymentEvent[]>
}

/** Which invoices to look for. Credit notes count as paid. */
export interface InvoiceFilter {
  readonly state: InvoiceState
  /** A part of the number or of the customer's name, without regard to case and accents; empty for all. */
  readonly text: string
  /** Decides what is overdue. */
  readonly now: Date
}

/** Stores invoices and credit notes. */
export interface InvoiceRepository {
  /** The next number of a series; the series is locked until the transaction ends, so that no number is skipped or assigned twice. */
  nextNumber(kind: InvoiceKind): Promise<string>
  /**
   * 'open-already' if the company has an open invoice with that purpose, 'known-payment' if the payment has a receipt, 'credited-already'
   * if the invoice has a credit note; unique indexes decide.
   */
  add(invoice: Invoice): Promise<'added' | 'open-already' | 'known-payment' | 'credited-already'>
  save(invoice: Invoice): Promise<void>
  find(uuid: Uuid): Promise<Invoice | null>
  /** Locks the row until the transaction ends; only inside a unit of work. */
  findForUpdate(uuid: Uuid): Promise<Invoice | null>
  findByNumber(number: string): Promise<Invoice | null>
  /** Newest first. */
  list(companyUuid: Uuid, page: PageRequest): Promise<Page<Invoice>>
  /** Invoices of all companies: open and overdue ones with the earliest due first, others with the newest first. */
  search(filter: InvoiceFilter, page: PageRequest): Promise<Page<Invoice>>
  /** The credit note of an invoice. */
  findCreditNote(invoiceUuid: Uuid): Promise<Invoice | null>
  /** The company's open invoice that is due first. */
  findFirstOpen(companyUuid: Uuid): Promise<Invoice | null>
  /** Payments of the company that have a receipt. */
  listPaymentIds(companyUuid: Uuid): Promise<readonly string[]>
  /** Open invoices with a due reminder (in days from the due date) that was not sent. */
  listReminderDue(now: Date, limit: number): Promise<readonly Uuid[]>
  /** All open invoices, the earliest due first. */
  listOpen(): Promise<readonly Invoice[]>
  findOpen(companyUuid: Uuid, purpose: InvoicePurpose): Promise<Invoice | null>
}
