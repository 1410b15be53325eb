import type { Currency } from '../../profiles/index.ts'
import type { OfferForm } from './offer-form.ts'

/** An offer below this share of the contractor's rate gets a warning. */
export const OFFER_LOW_SHARE = 0.8

/** The rates that a person expects, per hour and per year, in their own currencies. */
export interface ExpectedRates {
  readonly exactRate: number | null
  readonly currency: Currency | null
  readonly permanentExactRate: number | null
  readonly permanentCurrency: Currency | null
}

/** An offered rate that is far below the expected one. `percent` is the offered share, rounded down. */
export interface LowOffer {
  readonly field: 'rate' | 'permRate'
  readonly percent: number
}

/** Converts an amount at the day's exchange rates; null if a rate is missing. */
export type ConvertCurrency = (amount: number, from: Currency, to: Currency) => number | null

const lowOffer = (
  field: LowOffer['field'],
  offered: readonly [number | null, Currency | null],
  expected: readonly [number | null, Currency | null],
  convert: ConvertCurrency,
): readonly LowOffer[] => {
  const [amount, currency] = offered
  const [expectedAmount, expectedCurrency] = expected
  if (
    amount === null ||
    currency === null ||
    expectedAmount === null ||
    expectedCurrency === null ||
    expectedAmount <= 0
  )
    return []
  const inTheirs = convert(amount, currency, expectedCurrency)
  if (inTheirs === null || inTheirs >= expectedAmount * OFFER_LOW_SHARE) return []
  return [{ field, percent: Math.floor((inTheirs / expectedAmount) * 100) }]
}

/** The warnings of the form: rates below 80 % of what the person expects. They do not prevent sending. Rule: CONV-34. */
export const lowOffers = (form: OfferForm, expected: ExpectedRates, convert: ConvertCurrency): readonly LowOffer[] => [
  ...lowOffer('rate', [form.rate, form.currency], [expected.exactRate, expected.currency], convert),
  ...lowOffer(
    'permRate',
    [form.permRate, form.permCurrency],
    [expected.permanentExactRate, expected.permanentCurrency],
    convert,
  ),
]
