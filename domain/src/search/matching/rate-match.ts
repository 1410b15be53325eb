import type { Currency } from '../../profiles/index.ts'
import { convert, describeStaleRates } from '../../reference/index.ts'
import type { ExchangeRateTable } from '../../reference/index.ts'
import { toIndexCurrency } from '../query/index-currency.ts'

const formatFigure = (amount: number): string => Math.round(amount).toLocaleString('en-US')

/** 'USD 75' */
export const formatWholeMoney = (amount: number, currency: Currency): string => `${currency} ${formatFigure(amount)}`

export interface RateMatch {
  readonly met: boolean
  readonly text: string
}

interface RateLimit {
  readonly amount: number
  readonly currency: Currency
  readonly kind: 'at most' | 'at least'
}

/** Whether the index finds the rate by this limit: it compares whole cents of its own currency. Rule: SRCH-12. */
const isWithin = (amount: number, currency: Currency, limit: RateLimit, table: ExchangeRateTable): boolean => {
  const own = toIndexCurrency(amount, currency, table)
  const other = toIndexCurrency(limit.amount, limit.currency, table)
  if (own === null || other === null) return false
  return limit.kind === 'at most' ? own <= other : own >= other
}

/** Compares a rate with a limit: "ZAR 900 an hour ≈ USD 49, within your 60". Compared as the index compares, shown in whole units. Rules: REF-15, SRCH-20. */
export const explainRateMatch = (
  rate: { readonly amount: number | null; readonly currency: Currency | null; readonly per: 'an hour' | 'a year' },
  limit: RateLimit,
  table: ExchangeRateTable,
): RateMatch => {
  if (rate.amount === null || rate.currency === null) {
    return { met: false, text: `No ${rate.per === 'an hour' ? 'hourly' : 'yearly'} rate given` }
  }
  const own = `${formatWholeMoney(rate.amount, rate.currency)} ${rate.per}`
  const converted = convert(rate.amount, rate.currency, limit.currency, table)
  if (converted === null) return { met: false, text: `${own}, which cannot be converted today` }
  const met = isWithin(rate.amount, rate.currency, limit, table)
  const age = describeStaleRates(table)
  const about = `${own} ≈ ${formatWholeMoney(converted, limit.currency)}${age === null ? '' : ` (${age})`}`
  const compared = rate.currency === limit.currency ? own : about
  const side = limit.kind === 'at most' ? (met ? 'within' : 'above') : met ? 'at least' : 'below'
  return { met, text: `${compared}, ${side} your ${formatFigure(limit.amount)}` }
}
