import type { PaymentGateway } from '@guildhall/domain/billing'
import Stripe from 'stripe'
import { changePlan, previewChange } from './change-subscription.ts'
import { cardDetails, finishCardChange, startCardChange } from './payment-card.ts'
import { createPriceCatalogue } from './price-catalogue.ts'
import { atProvider, orNull, unlessDone } from './provider-errors.ts'
import { readEvent } from './read-event.ts'
import { idOf, type SubscriptionNotes, toGatewaySubscription, toPayment } from './subscription.mapper.ts'

/** The version of the provider's API that this adapter is written for. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

export interface StripeGatewayOptions {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another address than the provider's own: a sandbox, a proxy or a mock. */
  readonly apiUrl?: string | undefined
  /** Milliseconds that a call may take. */
  readonly timeout?: number
}

const addressOf = (apiUrl: string | undefined): Stripe.StripeConfig => {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return { host: hostname, port: port === '' ? (secure ? 443 : 80) : port, protocol: secure ? 'https' : 'http' }
}

/** Gives back what was paid for a subscription, once. */
const refund = async (stripe: Stripe, subscriptionId: string, key: string): Promise<void> => {
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 })
  for (const { id } of data) {
    if (id === undefined) continue
    const { data: payments } = await stripe.invoicePayments.list({ invoice: id, limit: 10 })
    for (const { payment } of payments) {
      const intent = idOf(payment.payment_intent)
      if (intent === null) continue
      await unlessDone(['charge_already_refunded'], () =>
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
    ...addressOf(apiUrl),
  })
  const prices = createPriceCatalogue(stripe)
  const deps = { stripe, prices }
  return {
    service: 'stripe',
    supportsDelayedStart: true,
    prepareProducts: (regions) => atProvider(() => prices.prepare(regions)),
    startCheckout: (order) =>
      atProvider(async () => {
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
              // The time until then was paid otherwise: the first charge is at the anchor, for a whole period.
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
      atProvider(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(checkoutId)
        return status === 'complete' ? 'paid' : status === 'expired' ? 'expired' : 'open'
      }),
    findSubscription: (subscriptionId) =>
      atProvider(async () => {
        const found = await orNull(() => stripe.subscriptions.retrieve(subscriptionId))
        return found === null || found.metadata['company_uuid'] === undefined ? null : toGatewaySubscription(found)
      }),
    listPayments: (subscriptionId) =>
      atProvider(async () => {
        const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100 })
        return data.flatMap((invoice) => toPayment(invoice, subscriptionId) ?? [])
      }),
    previewChange: (change) => atProvider(() => previewChange(deps)(change)),
    changePlan: (change) => atProvider(() => changePlan(deps)(change)),
    cancelAtPeriodEnd: (subscriptionId, key) =>
      atProvider(async () =>
        toGatewaySubscription(
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }, { idempotencyKey: key }),
        ),
      ),
    resume: (subscriptionId, key) =>
      atProvider(async () =>
        toGatewaySubscription(
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }, { idempotencyKey: key }),
        ),
      ),
    cancelAndRefund: (subscriptionId, key) =>
      atProvider(async () => {
        await refund(stripe, subscriptionId, key)
        const { status } = await stripe.subscriptions.retrieve(subscriptionId)
        if (status !== 'canceled')
          await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `${key}:end` })
      }),
    findCardDetails: (subscriptionId) => atProvider(() => cardDetails(stripe)(subscriptionId)),
    startCardChange: (order) => atProvider(() => startCardChange(stripe)(order)),
    finishCardChange: (cardChangeId, key) => atProvider(() => finishCardChange(stripe)(cardChangeId, key)),
    parseWebhook: (body, headers, now) => readEvent(stripe, webhookSecret, body, headers, now),
  }
}
