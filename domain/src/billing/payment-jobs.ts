import type { BillingEvent } from './billing.events.ts'
import { type Company, type CompanyRepository } from '../companies/index.ts'
import {
  type Clock,
  eventOf,
  type IdGenerator,
  no,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  untilNoneIsDue,
  moneyWords,
} from '../shared/index.ts'
import { planLine } from './invoice-lines.ts'
import { drawUp, type InvoiceCustomers, type InvoicingDeps } from './invoicing.ts'
import { periodFrom } from './mark-invoice-paid.ts'
import type { DueWork, InvoiceRepository, SubscriptionRepository } from './payment-repositories.port.ts'
import { type PaymentRegion, planCost, regionOf } from '../plans/index.ts'
import { changeSubscription, companyFacts, type Subscription, type SubscriptionEvent } from './subscription.ts'

interface Repositories {
  readonly companies: Pick<CompanyRepository, 'find' | 'save'>
  readonly invoices: InvoiceRepository
  readonly outbox: Outbox<BillingEvent>
  readonly subscriptions: SubscriptionRepository
}

export interface PaymentJobDeps extends InvoicingDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly invoiceCustomers: InvoiceCustomers
  readonly paymentRegions: readonly PaymentRegion[]
  readonly unitOfWork: UnitOfWork<Repositories>
}

const BATCH = 100

type Step = (
  repositories: Repositories,
  company: Company,
  subscription: Subscription,
) => Promise<Result<unknown, 'not-now'>>

/** Does one step for every subscription that is due, each in a transaction of its own under the company's lock; answers how many. */
const forEachDue = (deps: PaymentJobDeps, work: DueWork, step: Step) => (): Promise<number> =>
  untilNoneIsDue(
    BATCH,
    () =>
      deps.unitOfWork.run(async ({ subscriptions }) => ok(await subscriptions.listDue(work, deps.clock.now(), BATCH))),
    async (companyUuid) => {
      const done = await deps.unitOfWork.run(async (repositories) => {
        const company = await repositories.companies.find(companyUuid)
        const subscription = company && (await repositories.subscriptions.findRunning(companyUuid))
        return company && subscription ? step(repositories, company, subscription) : no('not-now')
      })
      return done.ok
    },
  )

const turned =
  (deps: PaymentJobDeps, event: SubscriptionEvent): Step =>
  async ({ companies, outbox, subscriptions }, company, subscription) => {
    const changed = changeSubscription(subscription, event, deps.clock.now())
    if (!changed.ok) return changed
    await subscriptions.save(changed.value)
    await companies.save({ ...company, ...companyFacts(changed.value) })
    const { method, status: from } = subscription
    const { status: to } = changed.value
    await outbox.add(eventOf(deps, { type: 'subscription-changed', companyUuid: company.uuid, method, from, to }))
    return ok(to)
  }

const renewed =
  (deps: PaymentJobDeps): Step =>
  async ({ companies, invoices, outbox }, company, { anchorDay, nextSeats, period, plan: current }) => {
    if (period === null || (await invoices.findOpen(company.uuid, 'renewal')) !== null) return no('not-now')
    const region = regionOf(company.countryCode, deps.paymentRegions)
    const plan = { ...current, seats: nextSeats ?? current.seats }
    const invoice = await drawUp(
      deps,
      invoices,
    )({
      company,
      customer: await deps.invoiceCustomers(company.uuid),
      purpose: 'renewal',
      lines: [planLine(plan, region)],
      currency: region.currency,
      plan,
      period: periodFrom(period.end, plan, anchorDay),
      dueAt: period.end,
    })
    if ((await invoices.add(invoice)) !== 'added') return no('not-now')
    await companies.save({ ...company, invoicePending: true })
    const { uuid: invoiceUuid } = invoice
    await outbox.add(eventOf(deps, { type: 'invoice-issued', companyUuid: company.uuid, invoiceUuid }))
    return ok(invoiceUuid)
  }

const renewalTold =
  (deps: PaymentJobDeps): Step =>
  async ({ outbox, subscriptions }, company, subscription) => {
    const { nextSeats, period, plan } = subscription
    if (period === null || subscription.renewalToldFor?.getTime() === period.end.getTime()) return no('not-now')
    await subscriptions.save({ ...subscription, renewalToldFor: period.end })
    const next = { ...plan, seats: nextSeats ?? plan.seats }
    const amount = moneyWords(planCost(next, regionOf(subscription.region, deps.paymentRegions)))
    await outbox.add(eventOf(deps, { type: 'renewal-soon', companyUuid: company.uuid, amount }))
    return ok(amount)
  }

/** Tells those who pay by card that the next period comes, a week before. Rule: NOTE-18. */
export const tellOfRenewals = (deps: PaymentJobDeps) => forEachDue(deps, 'renewal-notice', renewalTold(deps))

/** Invoices the next period of what is paid by invoice, 14 days before it begins. Rule: BILL-26. */
export const invoiceRenewals = (deps: PaymentJobDeps) => forEachDue(deps, 'renewal', renewed(deps))

/** Lets what is paid by invoice fall past due where its period has ended unpaid. Rule: BILL-26. */
export const markPastDue = (deps: PaymentJobDeps) =>
  forEachDue(deps, 'past-due', turned(deps, { type: 'renewal-failed' }))

/** Suspends what has been past due for 14 days, whoever is to pay. Rule: BILL-5. */
export const suspendUnpaid = (deps: PaymentJobDeps) =>
  forEachDue(deps, 'suspension', turned(deps, { type: 'left-unpaid' }))

/** Ends what was cancelled and is paid by invoice, with its period. Rule: BILL-6. */
export const endCancelled = (deps: PaymentJobDeps) => forEachDue(deps, 'end', turned(deps, { type: 'ended' }))
