import type { BillingEvent } from '../billing.events.ts'
import { type Company, type CompanyRepository } from '../../companies/index.ts'
import {
  addDays,
  type AuditLog,
  type Clock,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type Uuid,
  type UnitOfWork,
  processInBatches,
  formatMoney,
} from '../../shared/index.ts'
import type { InvoiceParty } from '../invoices/invoice.ts'
import { createPlanLine } from '../invoices/invoice-lines.ts'
import {
  createInvoice,
  type FindInvoiceCustomer,
  INVOICE_DUE_DAYS,
  type InvoicingDeps,
} from '../invoices/create-invoice.ts'
import { createPeriod } from '../invoices/mark-invoice-paid.ts'
import type { DueWork, InvoiceRepository, SubscriptionRepository } from '../billing-repositories.port.ts'
import { type BillingPeriod, type PaymentRegion, planCost, resolvePaymentRegion } from '../../plans/index.ts'
import { isWorkDue } from './due-work.ts'
import { changeSubscription, toCompanyPlanFacts, type Subscription, type SubscriptionEvent } from './subscription.ts'
import { createInvoiceEntry } from '../invoices/invoice-audit.ts'
import { voidOutdatedInvoices } from '../invoices/void-open-invoices.ts'
import { toWaitingInvoiceFacts } from '../invoices/waiting-invoice.ts'

interface Repositories {
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save'>
  readonly invoices: InvoiceRepository
  readonly outbox: Outbox<BillingEvent>
  readonly subscriptions: SubscriptionRepository
}

export interface SubscriptionJobDeps extends InvoicingDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly findInvoiceCustomer: FindInvoiceCustomer
  readonly paymentRegions: readonly PaymentRegion[]
  readonly unitOfWork: UnitOfWork<Repositories>
}

const BATCH = 100

type Step = (
  repositories: Repositories,
  company: Company,
  subscription: Subscription,
) => Promise<Result<unknown, 'not-now'>>

/** Reads what a step needs beside its transaction, in which another connection could exhaust the pool. */
type Prepare = (companyUuid: Uuid) => Promise<Step>

/**
 * Processes every subscription that is due and still is when the company's lock is held, each in its own transaction; returns how many.
 * Rule: BILL-38.
 */
const forEachDue = (deps: SubscriptionJobDeps, work: DueWork, prepare: Prepare) => (): Promise<number> =>
  processInBatches(
    BATCH,
    () =>
      deps.unitOfWork.run(async ({ subscriptions }) => ok(await subscriptions.listDue(work, deps.clock.now(), BATCH))),
    async (companyUuid) => {
      const step = await prepare(companyUuid)
      const done = await deps.unitOfWork.run(async (repositories) => {
        const company = await repositories.companies.findForUpdate(companyUuid)
        const subscription = company && (await repositories.subscriptions.findRunningForUpdate(companyUuid))
        const isDue = subscription && isWorkDue(work, subscription, deps.clock.now())
        return company && isDue ? step(repositories, company, subscription) : err('not-now')
      })
      return done.ok
    },
  )

const applyEvent =
  (deps: SubscriptionJobDeps, event: SubscriptionEvent): Step =>
  async ({ companies, outbox, subscriptions }, company, subscription) => {
    const changed = changeSubscription(subscription, event, deps.clock.now())
    if (!changed.ok) return changed
    await subscriptions.save(changed.value)
    await companies.save({ ...company, ...toCompanyPlanFacts(changed.value) })
    const { method, status: from } = subscription
    const { status: to } = changed.value
    await outbox.add(createEvent(deps, { type: 'subscription-changed', companyUuid: company.uuid, method, from, to }))
    return ok(to)
  }

/** Nothing of a plan that has ended is waited for. */
const endPlan =
  (deps: SubscriptionJobDeps): Step =>
  async (repositories, company, subscription) => {
    await voidOutdatedInvoices(deps, repositories, company.uuid)
    const settled = { ...company, ...toWaitingInvoiceFacts(null) }
    return applyEvent(deps, { type: 'ended' })(repositories, settled, subscription)
  }

/** A renewal is due when its period begins; one that is issued later, after a late payment or a voided invoice, as any invoice is. */
const renewalDueAt = ({ end }: BillingPeriod, now: Date): Date => (now < end ? end : addDays(now, INVOICE_DUE_DAYS))

const invoiceRenewal =
  (deps: SubscriptionJobDeps, customer: InvoiceParty | null): Step =>
  async ({ audit, companies, invoices, outbox }, company, { anchorDay, nextSeats, period, plan: current }) => {
    if (period === null || (await invoices.findOpen(company.uuid, 'renewal')) !== null) return err('not-now')
    const region = resolvePaymentRegion(company.countryCode, deps.paymentRegions)
    const plan = { ...current, seats: nextSeats ?? current.seats }
    const invoice = await createInvoice(
      deps,
      invoices,
    )({
      company,
      customer,
      purpose: 'renewal',
      lines: [createPlanLine(plan, region)],
      currency: region.currency,
      plan,
      period: createPeriod(period.end, plan, anchorDay),
      dueAt: renewalDueAt(period, deps.clock.now()),
    })
    if ((await invoices.add(invoice)) !== 'added') return err('not-now')
    await companies.save({ ...company, ...toWaitingInvoiceFacts(await invoices.findFirstOpen(company.uuid)) })
    await audit.add(createInvoiceEntry(deps, invoice, 'invoice-issued'))
    const { uuid: invoiceUuid } = invoice
    await outbox.add(createEvent(deps, { type: 'invoice-issued', companyUuid: company.uuid, invoiceUuid }))
    return ok(invoiceUuid)
  }

const notifyRenewal =
  (deps: SubscriptionJobDeps): Step =>
  async ({ outbox, subscriptions }, company, subscription) => {
    const { nextSeats, period, plan } = subscription
    if (period === null) return err('not-now')
    await subscriptions.save({ ...subscription, renewalNotifiedFor: period.end })
    const next = { ...plan, seats: nextSeats ?? plan.seats }
    const amount = formatMoney(planCost(next, resolvePaymentRegion(subscription.region, deps.paymentRegions)))
    await outbox.add(createEvent(deps, { type: 'renewal-soon', companyUuid: company.uuid, amount }))
    return ok(amount)
  }

/** Emits an event a week before a card is charged for the next period. Rule: NOTE-18. */
export const notifyUpcomingRenewals = (deps: SubscriptionJobDeps) =>
  forEachDue(deps, 'renewal-notice', async () => notifyRenewal(deps))

/** Invoices the next period of subscriptions that are paid by invoice, 14 days before it begins, or later. Rules: BILL-26, BILL-39. */
export const invoiceRenewals = (deps: SubscriptionJobDeps) =>
  forEachDue(deps, 'renewal', async (companyUuid) => invoiceRenewal(deps, await deps.findInvoiceCustomer(companyUuid)))

/** Marks subscriptions that are paid by invoice as past due when their period has ended unpaid. Rule: BILL-26. */
export const markPastDue = (deps: SubscriptionJobDeps) =>
  forEachDue(deps, 'past-due', async () => applyEvent(deps, { type: 'renewal-failed' }))

/** Suspends subscriptions that have been past due for 14 days. Rule: BILL-5. */
export const suspendUnpaid = (deps: SubscriptionJobDeps) =>
  forEachDue(deps, 'suspension', async () => applyEvent(deps, { type: 'left-unpaid' }))

/** Ends cancelled subscriptions that are paid by invoice, with their period and their open invoices. Rules: BILL-6, BILL-33. */
export const endCancelled = (deps: SubscriptionJobDeps) => forEachDue(deps, 'end', async () => endPlan(deps))
