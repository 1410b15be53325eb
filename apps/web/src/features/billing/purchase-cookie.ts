import { cookieOf, dropCookie, keepCookie } from './cookies.ts'

/** What somebody was about to buy, and at which address of ours. Rule: BILL-22. */
export interface Purchase {
  readonly address: string
  readonly seats: number
  readonly billedAnnually: boolean
}

const NAME = 'purchase'

const isPurchase = (value: unknown): value is Purchase =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  typeof value.address === 'string' &&
  'seats' in value &&
  Number.isSafeInteger(value.seats) &&
  'billedAnnually' in value &&
  typeof value.billedAnnually === 'boolean'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps what is about to be bought while the provider's page is open. */
export const keepPurchase = (purchase: Purchase): void => keepCookie(NAME, JSON.stringify(purchase))

/** The purchase of a cookie's text, where it was made for that address; null otherwise, whatever the cookie holds. */
export const purchaseIn = (text: string, address: string): Purchase | null => {
  const kept = parsed(text)
  return isPurchase(kept) && kept.address === address ? kept : null
}

/** What was kept for this address; null where it was for another one. */
export const purchaseFor = (address: string): Purchase | null => {
  const text = cookieOf(NAME)
  return text === null ? null : purchaseIn(text, address)
}

/** Forgets what was kept, whatever address it was for. */
export const dropPurchase = (): void => dropCookie(NAME)
