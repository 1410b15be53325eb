import type { BillingEvent } from '../billing.events.ts'
import {
  hasPermission,
  seatsInUse,
  type Company,
  type CompanyRepository,
  type InviteRepository,
} from '../../companies/index.ts'
import type { AccountRepository, Actor } from '../../identity/index.ts'
import type { FinishPaymentStep } from '../payments/finish-payment-step.port.ts'
import {
  addDays,
  type AuditLog,
  createEvent,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { Invoice, InvoicePurpose } from './invoice.ts'
import { createAddedSeatsLine, createAnnualUpgradeLines, createPlanLine } from './invoice-lines.ts'
import {
  createInvoice,
  type FindInvoiceCustomer,
  INVOICE_DUE_DAYS,
  type InvoiceDraft,
  type InvoicingDeps,
} from './create-invoice.ts'
import type { InvoiceRepository, SubscriptionRepository } from '../billing-repositories.port.ts'
import {
  type BillingPeriod,
  quoteAnnualUpgrade,
  type PaymentRegion,
  resolvePaymentRegion,
  quoteSeatChange,
} from '../../plans/index.ts'
import { getCompanyPlan } from '../subscriptions/plan-order.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import { createInvoiceEntry } from './invoice-audit.ts'
import { toWaitingInvoiceFacts } from './waiting-invoice.ts'

/** What is invoiced; by default the plan that the company has chosen. Rule: BILL-23. */
export interface IssueInvoiceCommand {
  readonly actor: Actor
  readonly annualUpgrade?: boolean
  readonly seats?: number
}

interface Repositories {
  readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save' | 'listTeam'>
  readonly invites: Pick<InviteRepository, 'listPendingRoles'>
  readonly invoices: InvoiceRepository
  readonly outbox: Outbox<BillingEvent>
  readonly subscriptions: Pick<SubscriptionRepository, 'findRunningForUpdate'>
}

export interface IssueInvoiceDeps extends InvoicingDeps {
  readonly finishPaymentStep: FinishPaymentStep
  readonly findInvoiceCustomer: FindInvoiceCustomer
  readonly paymentRegions: readonly PaymentRegion[]
  readonly unitOfWork: UnitOfWork<Repositories>
}

/**
 * 'billing-info-missing': there are no billing details; 'no-subscription': there is no subscription to change; 'running-already': the plan
 * is bought already; 'paid-by-card': the subscription is paid by card; 'invalid-seat-count'; 'open-already': there is an open invoice with
 * the same purpose, or another that changes the same price, or the period is over and its renewal comes first.
 */
export type IssueInvoiceProblem =
  | 'billing-info-missing'
  | 'forbidden'
  | 'invalid-seat-count'
  | 'no-subscription'
  | 'open-already'
  | 'paid-by-card'
  | 'running-already'

/** Changes that are priced by each other: one at a time. Rule: BILL-35. */
const EXCLUSIVE: Readonly<Partial<Record<InvoicePurpose, InvoicePurpose>>> = {
  'annual-upgrade': 'seats',
  seats: 'annual-upgrade',
}

const isOpenAlready = async (
  invoices: Pick<InvoiceRepository, 'findOpen'>,
  companyUuid: Uuid,
  purpose: InvoicePurpose,
): Promise<boolean> => {
  const other = EXCLUSIVE[purpose]
  if ((await invoices.findOpen(companyUuid, purpose)) !== null) return true
  return other !== undefined && (await invoices.findOpen(companyUuid, other)) !== null
}

type InvoiceContent = Pick<InvoiceDraft, 'dueAt' | 'lines' | 'period' | 'plan' | 'purpose'>

const firstInvoiceContent = (
  company: Company,
  region: PaymentRegion,
  running: Subscription | null,
): Result<InvoiceContent, 'running-already'> => {
  if (running !== null) return err('running-already')
  const plan = getCompanyPlan(company)
  return ok({ purpose: 'subscription', plan, period: null, lines: [createPlanLine(plan, region)] })
}

const annualUpgradeContent = (
  region: PaymentRegion,
  running: Subscription,
  now: Date,
): Result<InvoiceContent, 'running-already' | 'no-subscription'> => {
  const { period, plan } = running
  if (period === null) return err('no-subscription')
  if (plan.billedAnnually) return err('running-already')
  const { amountDue } = quoteAnnualUpgrade(plan, region, period, now)
  const lines = createAnnualUpgradeLines(plan, region, period, amountDue)
  return ok({ purpose: 'annual-upgrade', plan: { ...plan, billedAnnually: true }, period: null, lines })
}

/** Seats are priced for the rest of the paid period, so that their invoice is due before it ends. Rule: BILL-40. */
const seatsDueAt = ({ end }: BillingPeriod, now: Date): Date => {
  const usual = addDays(now, INVOICE_DUE_DAYS)
  return usual < end ? usual : end
}

const addedSeatsContent = (
  region: PaymentRegion,
  running: Subscription,
  seats: number,
  taken: number,
  now: Date,
): Result<InvoiceContent, 'invalid-seat-count' | 'no-subscription' | 'open-already'> => {
  const { period, plan } = running
  if (period === null) return err('no-subscription')
  // Once the period is over nothing of it is left to price: the renewal waits to be paid first.
  if (now >= period.end) return err('open-already')
  const change = quoteSeatChange({ plan, newSeatCount: seats, seatsInUse: taken }, region, period, now)
  if (!change.ok) return change
  // Invoices only add seats: fewer seats cost nothing, so that they get 'Invalid seat count' (BILL-10).
  if (!change.value.effectiveImmediately) return err('invalid-seat-count')
  const line = createAddedSeatsLine(plan, seats - plan.seats, region, period, change.value.amountDue)
  return ok({ purpose: 'seats', plan: { ...plan, seats }, period, lines: [line], dueAt: seatsDueAt(period, now) })
}

/** The seats that are taken, by what the lock on the company holds still. */
const countSeatsInUse = async (
  { companies, invites }: Pick<Repositories, 'companies' | 'invites'>,
  companyUuid: Uuid,
  now: Date,
): Promise<number> =>
  seatsInUse({
    members: await companies.listTeam(companyUuid),
    pendingInvites: await invites.listPendingRoles(companyUuid, now),
  })

const resolveInvoiceContent = async (
  deps: IssueInvoiceDeps,
  repositories: Repositories,
  command: IssueInvoiceCommand,
  company: Company,
  region: PaymentRegion,
): Promise<Result<InvoiceContent, IssueInvoiceProblem>> => {
  const running = await repositories.subscriptions.findRunningForUpdate(company.uuid)
  const now = deps.clock.now()
  const changes = command.annualUpgrade === true || command.seats !== undefined
  if (!changes) return firstInvoiceContent(company, region, running)
  if (running === null || running.status === 'incomplete') return err('no-subscription')
  if (running.method === 'card') return err('paid-by-card')
  if (command.seats === undefined) return annualUpgradeContent(region, running, now)
  const taken = await countSeatsInUse(repositories, company.uuid, now)
  return addedSeatsContent(region, running, command.seats, taken, now)
}

/**
 * Issues an invoice, due in 14 days or, for seats, at the end of the period if that is earlier; until it is paid the company keeps its current entitlements. The company is locked, so that there is
 * one open invoice per purpose. Rules: BILL-23, BILL-24, BILL-35, BILL-40.
 */
export const issueInvoice =
  (deps: IssueInvoiceDeps) =>
  async (command: IssueInvoiceCommand): Promise<Result<Invoice, IssueInvoiceProblem>> => {
    const { companyUuid, role } = command.actor
    if (companyUuid === null || !hasPermission(role, 'plan')) return err('forbidden')
    const customer = await deps.findInvoiceCustomer(companyUuid)
    if (customer === null) return err('billing-info-missing')
    return deps.unitOfWork.run<Invoice, IssueInvoiceProblem>(async (repositories) => {
      const { audit, companies, invoices, outbox } = repositories
      const company = await companies.findForUpdate(companyUuid)
      if (company === null) return err('forbidden')
      const region = resolvePaymentRegion(company.countryCode, deps.paymentRegions)
      const content = await resolveInvoiceContent(deps, repositories, command, company, region)
      if (!content.ok) return content
      if (await isOpenAlready(invoices, companyUuid, content.value.purpose)) return err('open-already')
      const invoice = await createInvoice(
        deps,
        invoices,
      )({ ...content.value, company, customer, currency: region.currency })
      if ((await invoices.add(invoice)) === 'open-already') return err('open-already')
      await companies.save({ ...company, ...toWaitingInvoiceFacts(await invoices.findFirstOpen(companyUuid)) })
      await deps.finishPaymentStep(repositories, companyUuid)
      await audit.add(createInvoiceEntry(deps, invoice, 'invoice-issued', command.actor.accountUuid))
      await outbox.add(createEvent(deps, { type: 'invoice-issued', companyUuid, invoiceUuid: invoice.uuid }))
      return ok(invoice)
    })
  }
