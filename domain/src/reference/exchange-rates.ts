import { DAY_MS, formatDay } from '../shared/index.ts'
import type { ExchangeRateTable } from './exchange-rates.port.ts'

/** A table older than this many days is out of date. Rule: REF-15. */
export const EXCHANGE_RATES_STALE_AFTER_DAYS = 7

/** Units of a currency for one base unit; null if the table has none. Case-insensitive. */
export const findRate = (currency: string, table: ExchangeRateTable): number | null => {
  const code = currency.toLowerCase()
  if (code === table.base) return 1
  const rate = Object.hasOwn(table.rates, code) ? table.rates[code] : undefined
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : null
}

/**
 * An amount in another currency, unrounded: round only when it is shown or charged. Codes are case-insensitive; the same currency returns
 * the same amount. Null if the table lacks a currency. Rule: REF-14.
 */
export const convert = (amount: number, from: string, to: string, table: ExchangeRateTable): number | null => {
  if (from.toLowerCase() === to.toLowerCase()) return amount
  const fromRate = findRate(from, table)
  const toRate = findRate(to, table)
  return fromRate === null || toRate === null ? null : (amount / fromRate) * toRate
}

/** The table with the word on whether it is out of date, for who shows figures by it. Rule: REF-15. */
export const judgeRates = (table: ExchangeRateTable, now: Date): ExchangeRateTable => ({
  ...table,
  isStale: isStale(table, now),
})

/** "rates of 12 November 2026" where a figure is converted by a table that is out of date; null if it is not. Rule: REF-15. */
export const describeStaleRates = ({ date, isStale: stale }: ExchangeRateTable): string | null =>
  stale === true ? `rates of ${formatDay(new Date(`${date}T00:00:00Z`))}` : null

/** Whether a table is older than seven days, or its date cannot be read. Rule: REF-15. */
export const isStale = (table: ExchangeRateTable, now: Date): boolean => {
  const date = Date.parse(`${table.date}T00:00:00Z`)
  return Number.isNaN(date) || Math.floor((now.getTime() - date) / DAY_MS) > EXCHANGE_RATES_STALE_AFTER_DAYS
}
