import type { PaymentGateway } from '@guildhall/domain/billing'
import { changePlan, previewChange } from './change-plan.ts'
import { checkoutStatus, startCheckout } from './checkout.ts'
import { findHolding, holdingOf, toGatewaySubscription } from './holding.ts'
import { cardDetails, finishCardChange, startCardChange } from './payment-card.ts'
import { toPayment, transactionsOf, undo } from './payments.ts'
import { createPaystackApi } from './paystack-api.ts'
import { readEvent } from './read-event.ts'
import { turn } from './replace-subscription.ts'

export interface PaystackGatewayOptions {
  /** Signs webhooks too, as the provider has it. */
  readonly secretKey: string
  /** Another address than the provider's own: a sandbox or a proxy. */
  readonly apiUrl?: string | undefined
  /** Milliseconds that a call may take. */
  readonly timeout?: number
}

const OWN_ADDRESS = 'https://api.paystack.co'

/** The payment gateway on Paystack's REST API. Rule: BILL-21. */
export function createPaystackGateway({ apiUrl, secretKey, timeout }: PaystackGatewayOptions): PaymentGateway {
  const api = createPaystackApi({ secretKey, apiUrl: apiUrl ?? OWN_ADDRESS, timeout: timeout ?? 10_000 })
  const turned = (to: 'disable' | 'enable') => async (subscriptionId: string) => {
    await turn(api, to, (await holdingOf(api, subscriptionId)).current)
    return toGatewaySubscription(await holdingOf(api, subscriptionId))
  }
  return {
    service: 'paystack',
    /** Every purchase has a plan of its own, made with it. */
    prepareProducts: async () => undefined,
    supportsDelayedStart: false,
    startCheckout: startCheckout(api),
    getCheckoutStatus: checkoutStatus(api),
    findSubscription: async (subscriptionId) => {
      const holding = await findHolding(api, subscriptionId)
      return holding && toGatewaySubscription(holding)
    },
    listPayments: async (subscriptionId) => {
      const holding = await holdingOf(api, subscriptionId)
      return (await transactionsOf(api, holding)).map(toPayment(holding.id))
    },
    previewChange: previewChange(api),
    changePlan: changePlan(api),
    cancelAtPeriodEnd: turned('disable'),
    resume: turned('enable'),
    cancelAndRefund: async (subscriptionId) => undo(api, await holdingOf(api, subscriptionId)),
    findCardDetails: cardDetails(api),
    startCardChange: startCardChange(api),
    finishCardChange: finishCardChange(api),
    parseWebhook: (body, headers, now) => readEvent(secretKey, body, headers, now),
  }
}
