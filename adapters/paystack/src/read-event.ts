import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayEvent } from '@guildhall/domain/billing'
import { readTransactionNotes } from './transaction-notes.ts'
import { readPlanCode, type WirePlan, type WireTransaction } from './wire.ts'

interface WireEvent {
  readonly event: string
  readonly data: Partial<Omit<WireTransaction, 'plan'>> & {
    readonly plan?: string | Partial<WirePlan> | null
    readonly subscription?: { readonly subscription_code?: string } | null
    readonly createdAt?: string
  }
}

const NO_SUBJECT = { subscriptionId: null, cardChangeId: null }

/** The subject of an event; ignored events have none. */
const toSubject = ({ data, event }: WireEvent): Pick<GatewayEvent, 'subscriptionId' | 'cardChangeId'> => {
  if (event === 'charge.success') {
    const notes = readTransactionNotes(data)
    const finishes = notes?.guildhall === 'card' || notes?.guildhall === 'change'
    return {
      subscriptionId: notes?.plan ?? readPlanCode(data),
      cardChangeId: finishes ? (data.reference ?? null) : null,
    }
  }
  if (!event.startsWith('subscription.') && !event.startsWith('invoice.')) return NO_SUBJECT
  return { ...NO_SUBJECT, subscriptionId: readPlanCode(data) ?? data.subscription?.subscription_code ?? null }
}

const isSigned = (body: Uint8Array, secretKey: string, signature: string): boolean => {
  const expected = createHmac('sha512', secretKey).update(body).digest()
  const received = Buffer.from(signature, 'hex')
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/**
 * Parses a webhook: null if the signature is invalid. The provider's signatures have no timestamp and its events no id: equal
 * bytes are the same event, and old events are harmless, because the state is fetched.
 */
export const readEvent = (
  secretKey: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
  now: Date,
): GatewayEvent | null => {
  if (!isSigned(body, secretKey, headers['x-paystack-signature'] ?? '')) return null
  try {
    const event = JSON.parse(new TextDecoder().decode(body)) as WireEvent
    const time = Date.parse(event.data.paid_at ?? event.data.created_at ?? event.data.createdAt ?? '')
    const id = `${event.event}:${createHash('sha256').update(body).digest('hex')}`
    return { id, type: event.event, createdAt: Number.isNaN(time) ? now : new Date(time), ...toSubject(event) }
  } catch {
    return null
  }
}
