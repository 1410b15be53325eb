import type { GatewayEvent } from '@guildhall/domain/billing'
import type Stripe from 'stripe'
import { toId } from './subscription.mapper.ts'

/** Maximum age of a signature in seconds. */
const TOLERANCE = 300

interface Named {
  readonly subscriptionId: string | null
  readonly cardChangeId: string | null
}

const NO_SUBJECT: Named = { subscriptionId: null, cardChangeId: null }

const fromSession = (session: Stripe.Checkout.Session): Named =>
  session.mode === 'setup'
    ? { subscriptionId: session.metadata?.['subscription_id'] ?? null, cardChangeId: session.id }
    : { ...NO_SUBJECT, subscriptionId: toId(session.subscription) }

const fromInvoice = ({ parent }: Stripe.Invoice): Named => ({
  ...NO_SUBJECT,
  subscriptionId: toId(parent?.subscription_details?.subscription),
})

/** The subject of an event; ignored events have none. */
const toSubject = (event: Stripe.Event): Named => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return fromSession(event.data.object)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { ...NO_SUBJECT, subscriptionId: event.data.object.id }
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return fromInvoice(event.data.object)
    default:
      return NO_SUBJECT
  }
}

/** Parses a webhook: null if the signature is invalid or more than five minutes old. */
export const readEvent = (
  stripe: Stripe,
  secret: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
  now: Date,
): GatewayEvent | null => {
  try {
    // The SDK takes the tolerance in seconds, and the time of receipt in milliseconds.
    const received = now.getTime()
    const signature = headers['stripe-signature'] ?? ''
    const event = stripe.webhooks.constructEvent(Buffer.from(body), signature, secret, TOLERANCE, undefined, received)
    return { id: event.id, type: event.type, createdAt: new Date(event.created * 1000), ...toSubject(event) }
  } catch {
    return null
  }
}
