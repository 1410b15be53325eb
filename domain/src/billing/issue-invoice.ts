import type { BillingEvent } from './billing.events.ts'
import { may, type Company, type CompanyRepository } from '../companies/index.ts'
import type { AccountRepository, Actor } from '../identity/index.ts'
import type { FinishPaymentStep } from './finish-payment-step.port.ts'
import { eventOf, no, ok, type Outbox, type Result, type UnitOfWork } from '../shared/index.ts'
import type { Invoice } from './invoice.ts'
import { addedSeatsLine, annualUpgradeLines, planLine } from './invoice-lines.ts'
import { drawUp, type InvoiceCustomers, type InvoiceDraft, type InvoicingDeps } from './invoicing.ts'
import type { SeatCount } from './payer.ts'
import type { InvoiceRepository, SubscriptionRepository } from './payment-repositories.port.ts'
import { annualUpgrade, type PaymentRegion, regionOf, seatsChange } from '../plans/index.ts'
import { planOfCompany } from './plan-order.ts'
import type { Subscription } from './subscription.ts'

/** What is to be invoiced: nothing said is the plan that the company has chosen. Rule: BILL-23. */
export interface IssueInvoiceCommand {
  readonly actor: Actor
  readonly annualUpgrade?: boolean
  readonly seats?: number
}

export interface IssueInvoiceDeps extends InvoicingDeps {
  readonly finishPaymentStep: FinishPaymentStep
  readonly invoiceCustomers: InvoiceCustomers
  readonly paymentRegions: readonly PaymentRegion[]
  readonly seatCount: SeatCount
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'find' | 'save'>
    readonly companies: Pick<CompanyRepository, 'find' | 'save' | 'team'>
    readonly invoices: InvoiceRepository
    readonly outbox: Outbox<BillingEvent>
    readonly subscriptions: Pick<SubscriptionRepository, 'findRunning'>
  }>
}

/**
 * 'billing-info-missing': nobody to invoice; 'no-subscription': nothing runs that could be changed; 'running-already': what is asked for is
 * bought; 'paid-by-card': a card pays for it; 'invalid-seat-count'; 'open-already': an invoice for the same waits to be paid.
 */
export type IssueInvoiceProblem =
  | 'billing-info-missing'
  | 'forbidden'
  | 'invalid-seat-count'
  | 'no-subscription'
  | 'open-already'
  | 'paid-by-card'
  | 'running-already'

type Bought = Pick<InvoiceDraft, 'lines' | 'period' | 'plan' | 'purpose'>

const first = (
  company: Company,
  region: PaymentRegion,
  running: Subscription | null,
): Result<Bought, 'running-already'> => {
  if (running !== null) return no('running-already')
  const plan = planOfCompany(company)
  return ok({ purpose: 'subscription', plan, period: null, lines: [planLine(plan, region)] })
}

const annual = (
  region: PaymentRegion,
  running: Subscription,
  now: Date,
): Result<Bought, 'running-already' | 'no-subscription'> => {
  const { period, plan } = running
  if (period === null) return no('no-subscription')
  if (plan.billedAnnually) return no('running-already')
  const { amountDue } = annualUpgrade(plan, region, period, now)
  const lines = annualUpgradeLines(plan, region, period, amountDue)
  return ok({ purpose: 'annual-upgrade', plan: { ...plan, billedAnnually: true }, period: null, lines })
}

const moreSeats = (
  region: PaymentRegion,
  running: Subscription,
  seats: number,
  seatsInUse: number,
  now: Date,
): Result<Bought, 'invalid-seat-count' | 'no-subscription'> => {
  const { period, plan } = running
  if (period === null) return no('no-subscription')
  const change = seatsChange({ plan, newSeatCount: seats, seatsInUse }, region, period, now)
  if (!change.ok) return change
  // An invoice is for more: fewer seats cost nothing, and for them the product says 'Invalid seat count' (BILL-10).
  if (!change.value.fromNow) return no('invalid-seat-count')
  const line = addedSeatsLine(plan, seats - plan.seats, region, period, change.value.amountDue)
  return ok({ purpose: 'seats', plan: { ...plan, seats }, period, lines: [line] })
}

const bought = async (
  deps: IssueInvoiceDeps,
  command: IssueInvoiceCommand,
  company: Company,
  running: Subscription | null,
  region: PaymentRegion,
): Promise<Result<Bought, IssueInvoiceProblem>> => {
  const now = deps.clock.now()
  const changes = command.annualUpgrade === true || command.seats !== undefined
  if (!changes) return first(company, region, running)
  if (running === null || running.status === 'incomplete') return no('no-subscription')
  if (running.method === 'card') return no('paid-by-card')
  if (command.seats === undefined) return annual(region, running, now)
  return moreSeats(region, running, command.seats, await deps.seatCount(company.uuid), now)
}

/**
 * Issues an invoice, due in 14 days; until it is paid the company keeps the rights it has. Under the lock of the company's row, so that one
 * purpose has one open invoice. Rules: BILL-23, BILL-24.
 */
export const issueInvoice =
  (deps: IssueInvoiceDeps) =>
  async (command: IssueInvoiceCommand): Promise<Result<Invoice, IssueInvoiceProblem>> => {
    const { companyUuid, role } = command.actor
    if (companyUuid === null || !may(role, 'plan')) return no('forbidden')
    const customer = await deps.invoiceCustomers(companyUuid)
    if (customer === null) return no('billing-info-missing')
    return deps.unitOfWork.run<Invoice, IssueInvoiceProblem>(async (repositories) => {
      const { companies, invoices, outbox, subscriptions } = repositories
      const company = await companies.find(companyUuid)
      if (company === null) return no('forbidden')
      const region = regionOf(company.countryCode, deps.paymentRegions)
      const content = await bought(deps, command, company, await subscriptions.findRunning(companyUuid), region)
      if (!content.ok) return content
      if ((await invoices.findOpen(companyUuid, content.value.purpose)) !== null) return no('open-already')
      const invoice = await drawUp(deps, invoices)({ ...content.value, company, customer, currency: region.currency })
      if ((await invoices.add(invoice)) === 'open-already') return no('open-already')
      await companies.save({ ...company, invoicePending: true })
      await deps.finishPaymentStep(repositories, companyUuid)
      await outbox.add(eventOf(deps, { type: 'invoice-issued', companyUuid, invoiceUuid: invoice.uuid }))
      return ok(invoice)
    })
  }
