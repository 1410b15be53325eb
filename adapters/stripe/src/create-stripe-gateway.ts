import type { PaymentGateway } from '@guildhall/domain/billing'
import Stripe from 'stripe'
import { changePlan, isChangeBegun, previewChange } from './change-subscription.ts'
import { cardDetails, finishCardChange, startCardChange } from './payment-card.ts'
import { createPriceCatalogue } from './price-catalogue.ts'
import { callProvider, orNull, ignoreIfDone } from './provider-errors.ts'
import { readEvent } from './read-event.ts'
import { toId, type SubscriptionNotes, toGatewaySubscription, toPayment } from './subscription.mapper.ts'

/** The provider's API version that this adapter uses. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

export interface StripeGatewayOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Overrides the provider's URL: a sandbox, a proxy or a mock. */
  readonly apiUrl?: string | undefined
  /** Timeout of a call in milliseconds. */
  readonly timeout?: number
}

const parseApiUrl = (apiUrl: string | undefined): Stripe.StripeConfig => {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return { host: hostname, port: port === '' ? (secure ? 443 : 80) : port, protocol: secure ? 'https' : 'http' }
}

/** Refunds what was paid for a subscription, once. */
const refund = async (stripe: Stripe, subscriptionId: string, key: string): Promise<void> => {
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 })
  for (const { id } of data) {
    if (id === undefined) continue
    const { data: payments } = await stripe.invoicePayments.list({ invoice: id, limit: 10 })
    for (const { payment } of payments) {
      const intent = toId(payment.payment_intent)
      if (intent === null) continue
      await ignoreIfDone(['charge_already_refunded'], () =>
        stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `${key}:${intent}` }),
      )
    }
  }
}

/** The payment gateway on Stripe's own SDK. Rule: BILL-21. */
export function createStripeGateway({
  apiUrl,
  secretKey,
  timeout,
  webhookSecret,
}: StripeGatewayOptions): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: 2,
    telemetry: false,
    timeout: timeout ?? 10_000,
    ...parseApiUrl(apiUrl),
  })
  const prices = createPriceCatalogue(stripe)
  const deps = { stripe, prices }
  return {
    service: 'stripe',
    supportsDelayedStart: true,
    prepareProducts: (regions) => callProvider(() => prices.prepare(regions)),
    startCheckout: (order) =>
      callProvider(async () => {
        const { cancelUrl, companyUuid, customerId, email, key, plan, region, startsAt, successUrl } = order
        const metadata = { company_uuid: companyUuid, region: region.region } satisfies SubscriptionNotes
        const price = await prices.priceId(plan, region)
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            line_items: [{ price, quantity: plan.seats }],
            client_reference_id: companyUuid,
            ...(customerId === null ? { customer_email: email } : { customer: customerId }),
            subscription_data: {
              metadata,
              // The time until then was paid by other means: the first charge is at the anchor, for a whole period.
              ...(startsAt === null
                ? {}
                : { billing_cycle_anchor: Math.floor(startsAt.getTime() / 1000), proration_behavior: 'none' as const }),
            },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        )
        return { id: session.id, url: session.url ?? successUrl }
      }),
    getCheckoutStatus: (checkoutId) =>
      callProvider(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(checkoutId)
        return status === 'complete' ? 'paid' : status === 'expired' ? 'expired' : 'open'
      }),
    findSubscription: (subscriptionId) =>
      callProvider(async () => {
        const found = await orNull(() => stripe.subscriptions.retrieve(subscriptionId))
        return found === null || found.metadata['company_uuid'] === undefined ? null : toGatewaySubscription(found)
      }),
    listPayments: (subscriptionId) =>
      callProvider(async () => {
        const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 })
        return data.flatMap((invoice) => toPayment(invoice, subscriptionId) ?? [])
      }),
    previewChange: (change) => callProvider(() => previewChange(deps)(change)),
    changePlan: (change) => callProvider(() => changePlan(deps)(change)),
    isChangeBegun: (subscriptionId, key) => callProvider(() => isChangeBegun(deps)(subscriptionId, key)),
    cancelAtPeriodEnd: (subscriptionId, key) =>
      callProvider(async () =>
        toGatewaySubscription(
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }, { idempotencyKey: key }),
        ),
      ),
    resume: (subscriptionId, key) =>
      callProvider(async () =>
        toGatewaySubscription(
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }, { idempotencyKey: key }),
        ),
      ),
    cancelAndRefund: (subscriptionId, key) =>
      callProvider(async () => {
        await refund(stripe, subscriptionId, key)
        const { status } = await stripe.subscriptions.retrieve(subscriptionId)
        if (status !== 'canceled')
          await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `${key}:end` })
      }),
    findCardDetails: (subscriptionId) => callProvider(() => cardDetails(stripe)(subscriptionId)),
    startCardChange: (order) => callProvider(() => startCardChange(stripe)(order)),
    finishCardChange: (cardChangeId, key) => callProvider(() => finishCardChange(stripe)(cardChangeId, key)),
    parseWebhook: (body, headers, now) => readEvent(stripe, webhookSecret, body, headers, now),
  }
}
