import type { Currency } from '../../profiles/index.ts'
import { convert } from '../../reference/index.ts'
import type { ExchangeRateTable } from '../../reference/index.ts'

/** The currency in which the index compares rates. Rule: SRCH-12. */
export const INDEX_CURRENCY: Currency = 'USD'

/**
 * Converts an amount to the index's currency, rounded to cents; null if the table lacks its currency. Rates and budgets are rounded alike,
 * so that equal amounts stay equal.
 */
export const toIndexCurrency = (amount: number, currency: Currency, table: ExchangeRateTable): number | null => {
  const converted = convert(amount, currency, INDEX_CURRENCY, table)
  return converted === null ? null : Math.round(converted * 100) / 100
}
