import { PAGE_COOKIES } from '@guildhall/rest-contract/client'
import { readCookie, deleteCookie, writeCookie } from '../../shared/storage/cookies.ts'
import { PAYMENT_COOKIE_SECONDS } from './payment-cookies.ts'

/** A purchase that was started, and the address of this app to return to. Rule: BILL-22. */
export interface Purchase {
  readonly address: string
  readonly seats: number
  readonly billedAnnually: boolean
}

const NAME = PAGE_COOKIES.purchase

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

/** Stores the purchase while the provider's page is open. */
export const savePendingPurchase = (purchase: Purchase): void =>
  writeCookie(NAME, JSON.stringify(purchase), PAYMENT_COOKIE_SECONDS)

/** Parses a cookie's text; null unless it is a purchase for that address. */
export const parsePurchase = (text: string, address: string): Purchase | null => {
  const value = parseJson(text)
  return isPurchase(value) && value.address === address ? value : null
}

/** The stored purchase; null if it was made for another address. */
export const readPendingPurchase = (address: string): Purchase | null => {
  const text = readCookie(NAME)
  return text === null ? null : parsePurchase(text, address)
}

/** Deletes the stored purchase for any address. */
export const clearPendingPurchase = (): void => deleteCookie(NAME)
