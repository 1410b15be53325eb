import type { DomainEvent } from '../../shared/index.ts'
import type { BillingEvent } from '../billing.events.ts'
import { findGateway, type PaymentGateways } from '../payer.ts'
import { askProvider, type AskProviderDeps } from '../change-requests/ask-provider.ts'

export interface HandlePaymentEventDeps extends AskProviderDeps {
  readonly gateways: PaymentGateways
}

type PaymentEvent = Extract<DomainEvent<BillingEvent>, { readonly type: 'payment-event-received' }>

/**
 * Handles a provider's event: a new card is used from now on, and the subscription is synchronised with the provider. Idempotent. Rule:
 * BILL-14.
 */
export const handlePaymentEvent =
  (deps: HandlePaymentEventDeps) =>
  async (event: PaymentEvent): Promise<void> => {
    const { cardChangeId, service, subscriptionId, uuid: key } = event
    const gateway = findGateway(deps.gateways, service)
    const named = gateway === null || cardChangeId === null ? null : await gateway.findSubscription(subscriptionId)
    if (gateway === null || cardChangeId === null || named === null) {
      await deps.syncSubscription({ service, subscriptionId })
      return
    }
    const { companyUuid } = named
    const change = { type: 'card', cardChangeId } as const
    const wanted = { companyUuid, service: gateway.service, subscriptionId, change, key, actorUuid: null }
    const asked = await askProvider(deps)(gateway, wanted)
    if (!asked.ok && asked.problem === 'another-settled') await handlePaymentEvent(deps)(event)
  }
