import { ok, type Uuid } from '../../shared/index.ts'
import {
  type InvoicedCancellationDeps,
  changeInvoicedCancellation,
  createCancellationEntry,
} from './invoiced-cancellation.ts'
import { withCompanyLock } from '../with-company-lock.ts'
import { findGateway } from '../payer.ts'
import { syncSubscription, type SyncSubscriptionDeps } from './sync-subscription.ts'
import type { Subscription } from './subscription.ts'
import { voidOpenInvoices } from '../invoices/void-open-invoices.ts'
import { toWaitingInvoiceFacts } from '../invoices/waiting-invoice.ts'

export interface CloseSubscriptionDeps extends SyncSubscriptionDeps {
  readonly unitOfWork: SyncSubscriptionDeps['unitOfWork'] & InvoicedCancellationDeps['unitOfWork']
}

/** Cancels the subscription of a company that its last admin closes, and voids its open invoices. Idempotent. Rule: BILL-11. */
export const closeSubscription = (deps: CloseSubscriptionDeps) => {
  const settle = syncSubscription(deps)
  return async (companyUuid: Uuid): Promise<void> => {
    const found = await deps.unitOfWork.run<Subscription | null, never>(
      async ({ companies, invoices, subscriptions }) => {
        const company = await companies.findForUpdate(companyUuid)
        await voidOpenInvoices(invoices, companyUuid, deps.clock.now())
        if (company !== null) await companies.save({ ...company, ...toWaitingInvoiceFacts(null) })
        return ok(await subscriptions.findRunningForUpdate(companyUuid))
      },
    )
    const running = found.ok ? found.value : null
    if (running === null || running.status === 'cancelled') return
    const { service, subscriptionId } = running
    if (subscriptionId === null) {
      await changeInvoicedCancellation(deps)(companyUuid, 'cancelled', null)
      return
    }
    const gateway = findGateway(deps.gateways, service)
    if (gateway === null) return
    await withCompanyLock(deps)(companyUuid, async ({ audit }) => {
      const state = await gateway.cancelAtPeriodEnd(subscriptionId, `closing:${subscriptionId}`)
      await audit.add(createCancellationEntry(deps, companyUuid, 'cancelled', null))
      return ok(state)
    })
    await settle({ service: gateway.service, subscriptionId })
  }
}
