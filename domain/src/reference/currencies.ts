/** A currency of rates, budgets and offers. `minorDigits` is how many digits its minor unit has. Rule: REF-6; ISO 4217. */
export interface ReferenceCurrency {
  readonly code: string
  readonly name: string
  readonly symbol: string
  readonly minorDigits: number
}

/** The currencies of rates, budgets and offers, in the order of the form. Rule: CONV-30. */
export const currencies = [
  { code: 'AUD', name: 'Australian dollar', symbol: 'A$', minorDigits: 2 },
  { code: 'USD', name: 'US dollar', symbol: '$', minorDigits: 2 },
  { code: 'ZAR', name: 'South African rand', symbol: 'R', minorDigits: 2 },
] as const satisfies readonly ReferenceCurrency[]

/** One of the three codes. */
export type CurrencyCode = (typeof currencies)[number]['code']

/** Whether a text is one of the three codes, in capitals. */
export const isCurrencyCode = (text: string): text is CurrencyCode => currencies.some(({ code }) => code === text)

/** The symbol of one of the three; any other code is returned unchanged. */
export const currencySymbol = (code: string): string =>
  currencies.find((currency) => currency.code === code)?.symbol ?? code
