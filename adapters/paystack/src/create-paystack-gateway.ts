import type { PaymentGateway } from '@guildhall/domain/billing'
import { changePlan, isChangeBegun, previewChange } from './change-plan.ts'
import { checkoutStatus, startCheckout } from './checkout.ts'
import { findPurchase, getPurchase, toGatewaySubscription } from './purchase.ts'
import { cardDetails, finishCardChange, startCardChange } from './payment-card.ts'
import { toPayment, listTransactions, cancelAndRefund } from './payments.ts'
import { createPaystackApi } from './paystack-api.ts'
import { readEvent } from './read-event.ts'
import { toggleSubscription } from './replace-subscription.ts'

export interface PaystackGatewayOptions {
  /** The provider also signs webhooks with it. */
  readonly secretKey: string
  /** Overrides the provider's URL: a sandbox or a proxy. */
  readonly apiUrl?: string | undefined
  /** Timeout of a call in milliseconds. */
  readonly timeout?: number
}

const DEFAULT_API_URL = 'https://api.paystack.co'

/** The payment gateway on Paystack's REST API. Rule: BILL-21. */
export function createPaystackGateway({ apiUrl, secretKey, timeout }: PaystackGatewayOptions): PaymentGateway {
  const api = createPaystackApi({ secretKey, apiUrl: apiUrl ?? DEFAULT_API_URL, timeout: timeout ?? 10_000 })
  const toggle = (to: 'disable' | 'enable') => async (subscriptionId: string) => {
    await toggleSubscription(api, to, (await getPurchase(api, subscriptionId)).current)
    return toGatewaySubscription(await getPurchase(api, subscriptionId))
  }
  return {
    service: 'paystack',
    /** Nothing to prepare: every purchase creates its own plan. */
    prepareProducts: async () => undefined,
    supportsDelayedStart: false,
    startCheckout: startCheckout(api),
    getCheckoutStatus: checkoutStatus(api),
    findSubscription: async (subscriptionId) => {
      const purchase = await findPurchase(api, subscriptionId)
      return purchase && toGatewaySubscription(purchase)
    },
    listPayments: async (subscriptionId) => {
      const purchase = await getPurchase(api, subscriptionId)
      return (await listTransactions(api, purchase)).map(toPayment(purchase.id))
    },
    previewChange: previewChange(api),
    changePlan: changePlan(api),
    isChangeBegun: isChangeBegun(api),
    cancelAtPeriodEnd: toggle('disable'),
    resume: toggle('enable'),
    cancelAndRefund: async (subscriptionId) => cancelAndRefund(api, await getPurchase(api, subscriptionId)),
    findCardDetails: cardDetails(api),
    startCardChange: startCardChange(api),
    finishCardChange: finishCardChange(api),
    parseWebhook: (body, headers, now) => readEvent(secretKey, body, headers, now),
  }
}
