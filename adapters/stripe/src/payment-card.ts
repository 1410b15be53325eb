import type { CardDetails, PaymentGateway } from '@guildhall/domain/billing'
import type Stripe from 'stripe'
import { isDeclined, ignoreIfDone } from './provider-errors.ts'
import { toId } from './subscription.mapper.ts'

const toCardDetails = ({ card }: Stripe.PaymentMethod): CardDetails | null =>
  card ? { brand: card.brand, lastFour: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year } : null

/** The card of a subscription: its own, otherwise the customer's newest. */
export const cardDetails =
  (stripe: Stripe): PaymentGateway['findCardDetails'] =>
  async (subscriptionId) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['default_payment_method'] })
    const method = subscription.default_payment_method
    if (method !== null && typeof method === 'object') return toCardDetails(method)
    const customer = toId(subscription.customer)
    if (customer === null) return null
    const [newest] = (await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 1 })).data
    return newest ? toCardDetails(newest) : null
  }

/** Opens the provider's page for another card. */
export const startCardChange =
  (stripe: Stripe): PaymentGateway['startCardChange'] =>
  async ({ customerId, key, returnUrl, subscriptionId }) => {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'setup',
        currency: 'usd',
        customer: customerId,
        success_url: returnUrl,
        cancel_url: returnUrl,
        metadata: { subscription_id: subscriptionId },
      },
      { idempotencyKey: key },
    )
    return { id: session.id, url: session.url ?? returnUrl }
  }

const payOverdue = async (stripe: Stripe, subscriptionId: string, key: string): Promise<void> => {
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 10 })
  for (const { id } of data) {
    if (id === undefined) continue
    try {
      await ignoreIfDone(['invoice_already_paid'], () =>
        stripe.invoices.pay(id, {}, { idempotencyKey: `${key}:${id}` }),
      )
    } catch (error) {
      // A new card can be declined too: the subscription stays past due, which the person sees.
      if (!isDeclined(error)) throw error
    }
  }
}

/** Makes the card from a page the default, and charges what is overdue. */
export const finishCardChange =
  (stripe: Stripe): PaymentGateway['finishCardChange'] =>
  async (cardChangeId, key) => {
    const session = await stripe.checkout.sessions.retrieve(cardChangeId)
    const subscriptionId = session.metadata?.['subscription_id']
    const intentId = toId(session.setup_intent)
    if (subscriptionId === undefined || intentId === null) return
    const method = toId((await stripe.setupIntents.retrieve(intentId)).payment_method)
    if (method === null) return
    await stripe.subscriptions.update(
      subscriptionId,
      { default_payment_method: method },
      { idempotencyKey: `${key}:card` },
    )
    await payOverdue(stripe, subscriptionId, key)
  }
