import { type CardDetailsWire, PAGE_COOKIES } from '@guildhall/rest-contract/client'
import { readCookie, deleteCookie, writeCookie } from '../../shared/storage/cookies.ts'
import { PAYMENT_COOKIE_SECONDS } from './payment-cookies.ts'

const NAME = PAGE_COOKIES.cardStatus

/** Identifies a card. */
export const cardFingerprint = (card: CardDetailsWire | null): string =>
  card === null ? 'none' : [card.brand, card.lastFour, card.expiryMonth, card.expiryYear].join(' ')

/** Stores which card paid before the provider's page was opened. Rule: BILL-22. */
export const savePreviousCard = (card: CardDetailsWire | null): void =>
  writeCookie(NAME, cardFingerprint(card), PAYMENT_COOKIE_SECONDS)

/** The card that paid before; null unless the user returns from the provider's page. */
export const readPreviousCard = (): string | null => readCookie(NAME)

export const clearPreviousCard = (): void => deleteCookie(NAME)
