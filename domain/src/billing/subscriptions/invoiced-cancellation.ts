import type { BillingEvent } from '../billing.events.ts'
import type { CompanyRepository } from '../../companies/index.ts'
import {
  type AuditEntry,
  type AuditLog,
  type Clock,
  createAuditEntry,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import { voidOutdatedInvoices } from '../invoices/void-open-invoices.ts'
import type { GatewaySubscription } from '../payments/payment-gateway.port.ts'
import type { InvoiceRepository, SubscriptionRepository } from '../billing-repositories.port.ts'
import { changeSubscription, toCompanyPlanFacts } from './subscription.ts'
import { toWaitingInvoiceFacts } from '../invoices/waiting-invoice.ts'

export interface InvoicedCancellationDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save'>
    readonly invoices: InvoiceRepository
    readonly outbox: Outbox<BillingEvent>
    readonly subscriptions: SubscriptionRepository
  }>
}

/** The state of a subscription after it was cancelled or resumed, paid by card or by invoice. */
export type CancellationState = Pick<GatewaySubscription, 'endsWithPeriod' | 'status'>

/** The entry of a cancelled or resumed subscription; `actorUuid` is null if the company was closed. Rule: MOD-7. */
export const createCancellationEntry = (
  deps: Pick<InvoicedCancellationDeps, 'clock' | 'ids'>,
  companyUuid: Uuid,
  to: 'cancelled' | 'resumed',
  actorUuid: Uuid | null,
): AuditEntry =>
  createAuditEntry(deps, {
    companyUuid,
    actorUuid,
    action: to === 'cancelled' ? 'subscription-cancelled' : 'subscription-resumed',
  })

/**
 * Cancels or resumes a subscription that is paid by invoice, without a provider. A cancelled one is not invoiced for its next period: an open
 * renewal is void. Rules: BILL-6, BILL-42.
 */
export const changeInvoicedCancellation =
  (deps: InvoicedCancellationDeps) =>
  async (
    companyUuid: Uuid,
    to: 'cancelled' | 'resumed',
    actorUuid: Uuid | null,
  ): Promise<Result<CancellationState, 'no-subscription' | 'not-now'>> =>
    deps.unitOfWork.run<CancellationState, 'no-subscription' | 'not-now'>(async (repositories) => {
      const { audit, companies, invoices, outbox, subscriptions } = repositories
      const company = await companies.findForUpdate(companyUuid)
      const running = company && (await subscriptions.findRunningForUpdate(companyUuid))
      if (company === null || running === null) return err('no-subscription')
      const changed = changeSubscription(running, { type: to }, deps.clock.now())
      if (!changed.ok) return changed
      await subscriptions.save(changed.value)
      if (to === 'cancelled')
        await voidOutdatedInvoices(deps, repositories, companyUuid, { purposes: ['renewal'], actorUuid })
      const open = await invoices.findFirstOpen(companyUuid)
      await companies.save({ ...company, ...toCompanyPlanFacts(changed.value), ...toWaitingInvoiceFacts(open) })
      await audit.add(createCancellationEntry(deps, companyUuid, to, actorUuid))
      await outbox.add(
        createEvent(deps, {
          type: 'subscription-changed',
          companyUuid,
          method: 'invoice',
          from: running.status,
          to: changed.value.status,
        }),
      )
      return ok<CancellationState>({ status: 'active', endsWithPeriod: to === 'cancelled' })
    })
