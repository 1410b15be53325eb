import { createAuditEntry, type DomainEvent, ok } from '../../shared/index.ts'
import type { BillingEvent } from '../billing.events.ts'
import { withCompanyLock } from '../with-company-lock.ts'
import { findGateway } from '../payer.ts'
import type { CloseSubscriptionDeps } from '../subscriptions/close-subscription.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'

/**
 * Handles a provider's event: a new card is used from now on, and the subscription is synchronised with the provider. Idempotent. Rule:
 * BILL-14.
 */
export const handlePaymentEvent = (deps: CloseSubscriptionDeps) => {
  const settle = syncSubscription(deps)
  return async (
    event: Extract<DomainEvent<BillingEvent>, { readonly type: 'payment-event-received' }>,
  ): Promise<void> => {
    const { cardChangeId, service, subscriptionId } = event
    const gateway = findGateway(deps.gateways, service)
    if (gateway !== null && cardChangeId !== null) {
      const named = await gateway.findSubscription(subscriptionId)
      const companyUuid = named?.companyUuid
      if (companyUuid !== undefined) {
        await withCompanyLock(deps)(companyUuid, async ({ audit }) => {
          await gateway.finishCardChange(cardChangeId, event.uuid)
          const entry = createAuditEntry(deps, { companyUuid, actorUuid: null, action: 'card-changed' })
          // An event is handled again when something after this has failed: its id makes the entry one.
          await audit.add({ ...entry, uuid: event.uuid })
          return ok(null)
        })
      }
    }
    await settle({ service, subscriptionId })
  }
}
