import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayEvent } from '@guildhall/domain/billing'
import { notesOf } from './transaction-notes.ts'
import { planCodeOf, type WirePlan, type WireTransaction } from './wire.ts'

interface WireEvent {
  readonly event: string
  readonly data: Partial<Omit<WireTransaction, 'plan'>> & {
    readonly plan?: string | Partial<WirePlan> | null
    readonly subscription?: { readonly subscription_code?: string } | null
    readonly createdAt?: string
  }
}

const nobody = { subscriptionId: null, cardChangeId: null }

/** What an event is about; one that nothing follows from is about nobody. */
const subjectOf = ({ data, event }: WireEvent): Pick<GatewayEvent, 'subscriptionId' | 'cardChangeId'> => {
  if (event === 'charge.success') {
    const notes = notesOf(data)
    const finishes = notes?.guildhall === 'card' || notes?.guildhall === 'change'
    return {
      subscriptionId: notes?.plan ?? planCodeOf(data),
      cardChangeId: finishes ? (data.reference ?? null) : null,
    }
  }
  if (!event.startsWith('subscription.') && !event.startsWith('invoice.')) return nobody
  return { ...nobody, subscriptionId: planCodeOf(data) ?? data.subscription?.subscription_code ?? null }
}

const signed = (body: Uint8Array, secretKey: string, signature: string): boolean => {
  const expected = createHmac('sha512', secretKey).update(body).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Reads a webhook: null where the signature does not fit the bytes. The provider's signature has no time in it and its events no id: the
 * same bytes are the same event, and an old one does no harm, as the state is fetched.
 */
export const readEvent = (
  secretKey: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>>,
  now: Date,
): GatewayEvent | null => {
  if (!signed(body, secretKey, headers['x-paystack-signature'] ?? '')) return null
  try {
    const event = JSON.parse(new TextDecoder().decode(body)) as WireEvent
    const said = Date.parse(event.data.paid_at ?? event.data.created_at ?? event.data.createdAt ?? '')
    const id = `${event.event}:${createHash('sha256').update(body).digest('hex')}`
    return { id, type: event.event, createdAt: Number.isNaN(said) ? now : new Date(said), ...subjectOf(event) }
  } catch {
    return null
  }
}
