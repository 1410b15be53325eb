import { type DomainEvent, ok } from '../shared/index.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { gatewayOf } from './payer.ts'
import { closeSubscription, type CloseSubscriptionDeps } from './close-subscription.ts'
import { settleSubscription } from './settle-subscription.ts'

/**
 * What follows for money: a card that was given pays from now on, a subscription becomes what the provider has, and a company that is closed
 * pays no longer. Safe to repeat. Rules: BILL-11, BILL-14.
 */
export const settlePaymentEvent = (deps: CloseSubscriptionDeps) => {
  const settle = settleSubscription(deps)
  const close = closeSubscription(deps)
  return async (event: DomainEvent): Promise<void> => {
    if (event.type === 'company-closing') return close(event.companyUuid)
    if (event.type !== 'payment-event-received') return
    const { cardChangeId, service, subscriptionId } = event
    const gateway = gatewayOf(deps.gateways, service)
    if (gateway !== null && cardChangeId !== null) {
      const named = await gateway.findSubscription(subscriptionId)
      const finish = () => gateway.finishCardChange(cardChangeId, event.uuid)
      if (named !== null) await oneAtATime(deps)(named.companyUuid, async () => ok(await finish()))
    }
    await settle({ service, subscriptionId })
  }
}
