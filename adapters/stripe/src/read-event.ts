import type { GatewayEvent } from '@guildhall/domain/billing'
import type Stripe from 'stripe'
import { idOf } from './subscription.mapper.ts'

/** Seconds that a signature is believed for. */
const TOLERANCE = 300

interface Named {
  readonly subscriptionId: string | null
  readonly cardChangeId: string | null
}

const nobody: Named = { subscriptionId: null, cardChangeId: null }

const ofSession = (session: Stripe.Checkout.Session): Named =>
  session.mode === 'setup'
    ? { subscriptionId: session.metadata?.['subscription_id'] ?? null, cardChangeId: session.id }
    : { ...nobody, subscriptionId: idOf(session.subscription) }

const ofInvoice = ({ parent }: Stripe.Invoice): Named => ({
  ...nobody,
  subscriptionId: idOf(parent?.subscription_details?.subscription),
})

/** What an event is about; an event that nothing follows from is about nobody. */
const subjectOf = (event: Stripe.Event): Named => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(event.data.object)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { ...nobody, subscriptionId: event.data.object.id }
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofInvoice(event.data.object)
    default:
      return nobody
  }
}

/** Reads a webhook: null where the signature does not fit the bytes, or is more than five minutes old. */
export const readEvent = (
  stripe: Stripe,
  secret: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
  now: Date,
): GatewayEvent | null => {
  try {
    // The SDK counts the tolerance in seconds, and the instant of receipt in milliseconds.
    const received = now.getTime()
    const signature = headers['stripe-signature'] ?? ''
    const event = stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE, undefined, received)
    return { id: event.id, type: event.type, createdAt: new Date(event.created * 1000), ...subjectOf(event) }
  } catch {
    return null
  }
}
