import type { Currency } from '../../profiles/index.ts'
import { convert } from '../../reference/index.ts'
import type { ExchangeRateTable } from '../../reference/index.ts'

/** The currency that the index compares rates in. Rule: SRCH-12. */
export const INDEX_CURRENCY: Currency = 'USD'

/**
 * An amount in the index's currency, to the cent, null where the table lacks its currency. People's rates and searchers' budgets are
 * rounded alike, so that equal amounts stay equal.
 */
export const toIndexCurrency = (amount: number, currency: Currency, table: ExchangeRateTable): number | null => {
  const converted = convert(amount, currency, INDEX_CURRENCY, table)
  return converted === null ? null : Math.round(converted * 100) / 100
}
