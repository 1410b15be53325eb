import type { BillingEvent } from '../billing.events.ts'
import type { Company, CompanyRepository } from '../../companies/index.ts'
import {
  type AuditLog,
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { Invoice } from './invoice.ts'
import { changeInvoice } from './invoice-changes.ts'
import type { InvoiceRepository, SubscriptionRepository } from '../billing-repositories.port.ts'
import {
  addMonth,
  addYear,
  type BillingPeriod,
  type PaymentRegion,
  type Plan,
  resolvePaymentRegion,
} from '../../plans/index.ts'
import { toCompanyPlanFacts, type Subscription } from '../subscriptions/subscription.ts'
import { createInvoiceEntry, type RecordDecision } from './invoice-audit.ts'
import { voidOutdatedInvoices } from './void-open-invoices.ts'
import { toWaitingInvoiceFacts } from './waiting-invoice.ts'

export interface MarkInvoicePaidCommand {
  readonly number: string
  /** When the payment was received; now by default. */
  readonly paidAt?: Date
  /** Writes down who decided, in the same transaction. */
  readonly record?: RecordDecision
}

export interface MarkInvoicePaidDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly paymentRegions: readonly PaymentRegion[]
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save'>
    readonly invoices: InvoiceRepository
    readonly outbox: Outbox<BillingEvent>
    readonly subscriptions: SubscriptionRepository
  }>
}

/** 'not-now': it is paid or void already, or it no longer fits the subscription; void it instead. */
export type MarkInvoicePaidProblem = 'not-found' | 'not-now'

/** A plan's first or next period from an instant. */
export const createPeriod = (
  start: Date,
  { billedAnnually }: Plan,
  anchorDay: number = start.getUTCDate(),
): BillingPeriod => ({ start, end: billedAnnually ? addYear(start) : addMonth(start, anchorDay) })

/** The subscription that begins with a paid plan; null if the invoice was for a change of one that has ended. */
const startSubscription = (
  { companyUuid, purpose }: Invoice,
  plan: Plan,
  region: string,
  uuid: Uuid,
  now: Date,
): Subscription | null =>
  purpose === 'subscription' ? { ...newSubscription(plan, region, now), uuid, companyUuid } : null

const newSubscription = (plan: Plan, region: string, now: Date): Omit<Subscription, 'companyUuid' | 'uuid'> => ({
  method: 'invoice',
  service: null,
  customerId: null,
  subscriptionId: null,
  plan,
  nextSeats: null,
  region,
  status: 'active',
  period: createPeriod(now, plan),
  pastDueSince: null,
  anchorDay: now.getUTCDate(),
  renewalNotifiedFor: null,
  createdAt: now,
  endedAt: null,
})

/** Whether the next period that was invoiced is the one that follows now, for the plan as it is now. */
const isNextPeriod = ({ period }: Invoice, plan: Plan, running: Subscription): boolean =>
  plan.billedAnnually === running.plan.billedAnnually &&
  plan.seats === (running.nextSeats ?? running.plan.seats) &&
  (period === null || period.start.getTime() === running.period?.end.getTime())

/**
 * Whether the period for whose rest the seats were invoiced is the paid one, and ran on the day of the payment, which may be recorded later.
 * Rule: BILL-40.
 */
const isPeriodOfSeats = ({ paidAt, period: invoiced }: Invoice, { period }: Subscription, now: Date): boolean =>
  period !== null &&
  (paidAt ?? now) < period.end &&
  (invoiced === null || invoiced.end.getTime() === period.end.getTime())

/** The running subscription after an invoice was paid; null if the invoice does not fit it any more. */
const continueSubscription = (invoice: Invoice, plan: Plan, running: Subscription, now: Date): Subscription | null => {
  if (running.method !== 'invoice' || running.period === null) return null
  const base: Subscription = {
    ...running,
    status: running.status === 'cancelled' ? 'cancelled' : 'active',
    pastDueSince: null,
  }
  switch (invoice.purpose) {
    case 'subscription':
      return null
    case 'annual-upgrade':
      if (running.plan.billedAnnually || running.plan.seats !== plan.seats) return null
      return {
        ...base,
        plan: { ...running.plan, billedAnnually: true },
        period: createPeriod(now, plan),
        anchorDay: now.getUTCDate(),
      }
    case 'seats':
      if (!isPeriodOfSeats(invoice, running, now)) return null
      return { ...running, plan: { ...running.plan, seats: Math.max(plan.seats, running.plan.seats) } }
    case 'renewal':
      if (!isNextPeriod(invoice, plan, running)) return null
      return {
        ...base,
        plan,
        nextSeats: null,
        period: invoice.period ?? createPeriod(running.period.end, plan, running.anchorDay),
      }
  }
}

/**
 * Marks an invoice as paid: its plan takes effect now, and a receipt is sent. The company's other open invoices were priced for the plan
 * before, so they are void; the next period is then invoiced anew. Rules: BILL-25, BILL-34, BILL-35, MOD-7.
 */
export const markInvoicePaid =
  (deps: MarkInvoicePaidDeps) =>
  async ({ number, paidAt, record }: MarkInvoicePaidCommand): Promise<Result<Invoice, MarkInvoicePaidProblem>> =>
    deps.unitOfWork.run<Invoice, MarkInvoicePaidProblem>(
      async ({ audit, companies, invoices, outbox, subscriptions }) => {
        const named = await invoices.findByNumber(number)
        const company: Company | null = named && (await companies.findForUpdate(named.companyUuid))
        const invoice = named && (await invoices.findForUpdate(named.uuid))
        if (invoice === null || company === null || invoice.plan === null) return err('not-found')
        const now = deps.clock.now()
        const paid = changeInvoice(invoice, { type: 'paid', by: 'transfer', at: paidAt ?? now })
        if (!paid.ok) return paid
        const running = await subscriptions.findRunningForUpdate(company.uuid)
        const { region } = resolvePaymentRegion(company.countryCode, deps.paymentRegions)
        const next =
          running === null
            ? startSubscription(invoice, invoice.plan, region, deps.ids.uuid(), now)
            : continueSubscription(paid.value, invoice.plan, running, now)
        if (next === null) return err('not-now')
        if (running === null) await subscriptions.add(next)
        else await subscriptions.save(next)
        await invoices.save(paid.value)
        await audit.add(createInvoiceEntry(deps, paid.value, 'invoice-paid'))
        await record?.(audit, paid.value)
        await companies.save({ ...company, ...toCompanyPlanFacts(next), ...toWaitingInvoiceFacts(null) })
        const { companyUuid, uuid: invoiceUuid } = invoice
        const from = running?.status ?? 'none'
        await outbox.add(
          createEvent(deps, { type: 'invoice-paid', companyUuid, invoiceUuid }),
          createEvent(deps, { type: 'subscription-changed', companyUuid, method: 'invoice', from, to: next.status }),
        )
        await voidOutdatedInvoices(deps, { audit, invoices, outbox }, company.uuid)
        return ok(paid.value)
      },
    )
