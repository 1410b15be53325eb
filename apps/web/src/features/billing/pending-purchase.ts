import { readCookie, deleteCookie, writeCookie } from './cookies.ts'

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

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Keeps what is about to be bought while the provider's page is open. */
export const savePendingPurchase = (purchase: Purchase): void => writeCookie(NAME, JSON.stringify(purchase))

/** The purchase of a cookie's text, where it was made for that address; null otherwise, whatever the cookie holds. */
export const parsePurchase = (text: string, address: string): Purchase | null => {
  const value = parseJson(text)
  return isPurchase(value) && value.address === address ? value : null
}

/** What was kept for this address; null where it was for another one. */
export const readPendingPurchase = (address: string): Purchase | null => {
  const text = readCookie(NAME)
  return text === null ? null : parsePurchase(text, address)
}

/** Forgets what was kept, whatever address it was for. */
export const clearPendingPurchase = (): void => deleteCookie(NAME)
