import type { Page, PageRequest, Uuid } from '../shared/index.ts'
import type { Invoice, InvoiceKind, InvoicePurpose } from './invoices/invoice.ts'
import type { GatewayEvent } from './payments/payment-gateway.port.ts'
import type { PaymentService } from '../plans/index.ts'
import type { Subscription } from './subscriptions/subscription.ts'

/**
 * What falls due by itself: 'renewal' (paid by invoice, ends within 14 days, without an open invoice for that), 'past-due' (paid by invoice,
 * active, ended), 'renewal-notice' (paid by card, active, renews within 7 days, not told yet), 'suspension' (past due for 14 days), 'end' (paid by invoice, cancelled, ended).
 */
export type DueWork = 'renewal' | 'renewal-notice' | 'past-due' | 'suspension' | 'end'

/** Subscriptions inside a unit of work. `findRunning` locks the row, so that two changes at once both stand. */
export interface SubscriptionRepository {
  /** The company's subscription that has not ended; incomplete ones too. */
  findRunning(companyUuid: Uuid): Promise<Subscription | null>
  /** The newest, whether it runs or not. */
  findLatest(companyUuid: Uuid): Promise<Subscription | null>
  findBySubscriptionId(service: PaymentService, subscriptionId: string): Promise<Subscription | null>
  /** 'running-already' where the company has one that has not ended (a unique index decides). */
  add(subscription: Subscription): Promise<'added' | 'running-already'>
  save(subscription: Subscription): Promise<void>
  /** Companies whose subscription waits for that, the longest first. */
  listDue(work: DueWork, now: Date, limit: number): Promise<readonly Uuid[]>
}

/** Events that providers sent, kept by their id. */
export interface PaymentEventRepository {
  /** 'known' where the id was there already. */
  add(service: PaymentService, event: GatewayEvent, receivedAt: Date): Promise<'added' | 'known'>
}

/** Invoices inside a unit of work. */
export interface InvoiceRepository {
  /** The next number of a series; the series' row stays locked until the transaction ends, so that none is lost or given twice. */
  nextNumber(kind: InvoiceKind): Promise<string>
  /**
   * 'open-already' where the company has an open one of that purpose, 'known-payment' where the payment has its receipt, 'credited-already'
   * where the invoice has its credit note: unique indexes decide.
   */
  add(invoice: Invoice): Promise<'added' | 'open-already' | 'known-payment' | 'credited-already'>
  save(invoice: Invoice): Promise<void>
  find(uuid: Uuid): Promise<Invoice | null>
  findByNumber(number: string): Promise<Invoice | null>
  /** Newest first. */
  list(companyUuid: Uuid, page: PageRequest): Promise<Page<Invoice>>
  hasOpen(companyUuid: Uuid): Promise<boolean>
  /** Payments of the company that have their receipt. */
  listPaymentIds(companyUuid: Uuid): Promise<readonly string[]>
  /** Open invoices with a reminder day (days from the due day) that has come and was not told. */
  listReminderDue(now: Date, limit: number): Promise<readonly Uuid[]>
  /** All that waits to be paid, the first due first. */
  listOpen(): Promise<readonly Invoice[]>
  findOpen(companyUuid: Uuid, purpose: InvoicePurpose): Promise<Invoice | null>
}
