import type { CardDetailsWire } from '@guildhall/rest-contract/client'
import { cookieOf, dropCookie, keepCookie } from './cookies.ts'

const NAME = 'card_status'

/** What tells one card from another. */
export const cardMark = (card: CardDetailsWire | null): string =>
  card === null ? 'none' : [card.brand, card.lastFour, card.expiryMonth, card.expiryYear].join(' ')

/** Keeps which card paid before the provider's page was opened. Rule: BILL-22. */
export const keepCardStatus = (card: CardDetailsWire | null): void => keepCookie(NAME, cardMark(card))

/** The card that paid before; null where nobody comes back from the provider's page. */
export const keptCardStatus = (): string | null => cookieOf(NAME)

export const dropCardStatus = (): void => dropCookie(NAME)
