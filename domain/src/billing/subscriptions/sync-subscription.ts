import type { BillingEvent } from '../billing.events.ts'
import type { AccountRepository } from '../../identity/index.ts'
import type { FinishPaymentStep } from '../payments/finish-payment-step.port.ts'
import type { CompanyRepository } from '../../companies/index.ts'
import {
  type AuditLog,
  type Clock,
  createAuditEntry,
  createEvent,
  DependencyUnavailable,
  type IdGenerator,
  ok,
  type Outbox,
  type UnitOfWork,
} from '../../shared/index.ts'
import { toSubscription } from './to-subscription.ts'
import { findGateway, type PaymentGateways } from '../payer.ts'
import type { GatewayPayment, GatewaySubscription, PaymentGateway } from '../payments/payment-gateway.port.ts'
import type { InvoiceRepository, SubscriptionRepository } from '../billing-repositories.port.ts'
import type { FindInvoiceCustomer } from '../invoices/create-invoice.ts'
import type { InvoiceParty } from '../invoices/invoice.ts'
import { issueReceipts, type ReceiptDeps } from '../invoices/receipts.ts'
import { voidOutdatedInvoices } from '../invoices/void-open-invoices.ts'
import { isSamePlan } from './plan-order.ts'
import { toCompanyPlanFacts, type Subscription } from './subscription.ts'
import { toWaitingInvoiceFacts } from '../invoices/waiting-invoice.ts'

interface Repositories {
  readonly audit: Pick<AuditLog, 'add'>
  readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save' | 'listTeam'>
  readonly invoices: InvoiceRepository
  readonly outbox: Outbox<BillingEvent>
  readonly subscriptions: SubscriptionRepository
}

export interface SyncSubscriptionDeps extends ReceiptDeps {
  readonly clock: Clock
  readonly findInvoiceCustomer: FindInvoiceCustomer
  readonly finishPaymentStep: FinishPaymentStep
  readonly gateways: PaymentGateways
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<Repositories>
}

export interface SyncSubscriptionCommand {
  readonly service: string
  readonly subscriptionId: string
}

/** 'surplus': the company has another subscription already; this one is ended and refunded. */
export type SyncResult = 'settled' | 'surplus' | 'nothing'

/** Whether it is a second card subscription; it may replace one that is paid by invoice. */
const isSurplus = (running: Subscription | null, state: GatewaySubscription): boolean =>
  running !== null && running.method === 'card' && state.status !== 'ended'

/** Whether people notice a difference. Objects differ at each reading, also if nothing has changed. */
const hasChanged = (before: Subscription, after: Subscription): boolean =>
  before.status !== after.status || before.nextSeats !== after.nextSeats || !isSamePlan(before.plan, after.plan)

/** Ends the subscription that is paid by invoice, and its open invoices, when a card takes over. Rule: BILL-42. */
const endInvoicedBilling = async (
  deps: SyncSubscriptionDeps,
  repositories: Repositories,
  companyUuid: string,
  running: Subscription | null,
): Promise<void> => {
  const { subscriptions } = repositories
  const at = deps.clock.now()
  await voidOutdatedInvoices(deps, repositories, companyUuid)
  if (running !== null) await subscriptions.save({ ...running, status: 'cancelled', endedAt: at })
}

/** The provider's state, and the company's version before it was read. */
interface ReadState {
  readonly state: GatewaySubscription
  readonly payments: readonly GatewayPayment[]
  /** For the receipts; read before the transaction, in which another connection could exhaust the pool. */
  readonly customer: InvoiceParty | null
  readonly version: number
}

/** The version is read first: a state that is older than one written since is not written. */
const readState = async (
  deps: SyncSubscriptionDeps,
  gateway: PaymentGateway,
  { companyUuid, subscriptionId }: GatewaySubscription,
): Promise<ReadState | null> => {
  const version = await deps.unitOfWork.run<number, never>(async ({ subscriptions }) =>
    ok(await subscriptions.readVersion(companyUuid)),
  )
  const state = await gateway.findSubscription(subscriptionId)
  if (state === null || !version.ok) return null
  const payments = await gateway.listPayments(subscriptionId)
  return { state, payments, customer: await deps.findInvoiceCustomer(companyUuid), version: version.value }
}

/** Writes a state under the company's lock; 'outdated' if another was written since its version. */
const writeSubscription =
  (deps: SyncSubscriptionDeps, gateway: PaymentGateway, { customer, payments, state, version }: ReadState) =>
  async (repositories: Repositories) => {
    const { audit, companies, outbox, subscriptions } = repositories
    const { companyUuid } = state
    const company = await companies.findForUpdate(companyUuid)
    if (company === null) return ok<SyncResult>('nothing')
    if (!(await subscriptions.advanceVersion(companyUuid, version))) return ok<'outdated'>('outdated')
    const known = await subscriptions.findBySubscriptionIdForUpdate(gateway.service, state.subscriptionId)
    const running = known === null ? await subscriptions.findRunningForUpdate(companyUuid) : null
    if (isSurplus(running, state)) return ok<SyncResult>('surplus')
    if (known === null && (state.status === 'incomplete' || state.status === 'ended')) return ok<SyncResult>('nothing')
    const now = deps.clock.now()
    const fresh = { uuid: deps.ids.uuid(), service: gateway.service, createdAt: now }
    const subscription = toSubscription(known, state, payments, fresh, now)
    if (known === null) {
      await endInvoicedBilling(deps, repositories, companyUuid, running)
      await subscriptions.add(subscription)
    } else await subscriptions.save(subscription)
    const open = await repositories.invoices.findFirstOpen(companyUuid)
    await companies.save({ ...company, ...toCompanyPlanFacts(subscription), ...toWaitingInvoiceFacts(open) })
    await deps.finishPaymentStep(repositories, companyUuid)
    await issueReceipts(deps)(repositories, company, customer, subscription, payments)
    if (known === null || hasChanged(known, subscription)) {
      const from = known?.status ?? 'none'
      const { status: to } = subscription
      const details = { from, to, ...subscription.plan }
      await audit.add(createAuditEntry(deps, { companyUuid, actorUuid: null, action: 'subscription-changed', details }))
      await outbox.add(createEvent(deps, { type: 'subscription-changed', companyUuid, method: 'card', from, to }))
    }
    return ok<SyncResult>('settled')
  }

/** Readings before a company that is always being written is left to its next event. */
const READINGS_MAX = 10

/**
 * Synchronises a company's subscription with the provider, with a receipt for every payment. Idempotent, also concurrently and in any
 * order: the provider is read outside of every transaction, and read again if somebody else has written meanwhile, so that the last writer has
 * the newest state. A second subscription of a company is ended at the provider and refunded. Rules: BILL-14, BILL-15, BILL-20.
 */
export const syncSubscription =
  (deps: SyncSubscriptionDeps) =>
  async ({ service, subscriptionId }: SyncSubscriptionCommand): Promise<SyncResult> => {
    const gateway = findGateway(deps.gateways, service)
    const named = await gateway?.findSubscription(subscriptionId)
    if (gateway === null || !named) return 'nothing'
    for (let reading = 0; reading < READINGS_MAX; reading += 1) {
      const read = await readState(deps, gateway, named)
      if (read === null) return 'nothing'
      const settled = await deps.unitOfWork.run(writeSubscription(deps, gateway, read))
      if (!settled.ok) return 'nothing'
      if (settled.value === 'surplus') await gateway.cancelAndRefund(subscriptionId, `undo:${subscriptionId}`)
      if (settled.value !== 'outdated') return settled.value
    }
    throw new DependencyUnavailable(gateway.service)
  }
