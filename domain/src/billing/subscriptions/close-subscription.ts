import { ok, type Uuid } from '../../shared/index.ts'
import { askProvider, type AskProviderDeps } from '../change-requests/ask-provider.ts'
import { type InvoicedCancellationDeps, changeInvoicedCancellation } from './invoiced-cancellation.ts'
import { findGateway, type PaymentGateways } from '../payer.ts'
import type { Subscription } from './subscription.ts'
import { voidOutdatedInvoices } from '../invoices/void-open-invoices.ts'
import { toWaitingInvoiceFacts } from '../invoices/waiting-invoice.ts'

export interface CloseSubscriptionDeps extends AskProviderDeps {
  readonly gateways: PaymentGateways
  readonly unitOfWork: InvoicedCancellationDeps['unitOfWork'] & AskProviderDeps['unitOfWork']
}

/** Cancels the subscription of a company that its last admin closes, and voids its open invoices. Idempotent. Rule: BILL-11. */
export const closeSubscription =
  (deps: CloseSubscriptionDeps) =>
  async (companyUuid: Uuid): Promise<void> => {
    const found = await deps.unitOfWork.run<Subscription | null, never>(
      async ({ audit, companies, invoices, outbox, subscriptions }) => {
        const company = await companies.findForUpdate(companyUuid)
        await voidOutdatedInvoices(deps, { audit, invoices, outbox }, companyUuid)
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
    const asked = await askProvider(deps)(gateway, {
      companyUuid,
      service: gateway.service,
      subscriptionId,
      change: { type: 'cancelled' },
      key: `closing:${deps.ids.uuid()}`,
      actorUuid: null,
    })
    if (!asked.ok) await closeSubscription(deps)(companyUuid)
  }
