import type { Currency } from '../../profiles/index.ts'
import { convert, describeStaleRates } from '../../reference/index.ts'
import type { ExchangeRateTable } from '../../reference/index.ts'

const formatFigure = (amount: number): string => Math.round(amount).toLocaleString('en-US')

/** 'USD 75' */
export const formatWholeMoney = (amount: number, currency: Currency): string => `${currency} ${formatFigure(amount)}`

export interface RateMatch {
  readonly met: boolean
  readonly text: string
}

/** Compares a rate with a limit: "ZAR 900 an hour ≈ USD 49, within your 60". Compared unrounded, shown in whole units. Rules: REF-15, SRCH-20. */
export const explainRateMatch = (
  rate: { readonly amount: number | null; readonly currency: Currency | null; readonly per: 'an hour' | 'a year' },
  limit: { readonly amount: number; readonly currency: Currency; readonly kind: 'at most' | 'at least' },
  table: ExchangeRateTable,
): RateMatch => {
  if (rate.amount === null || rate.currency === null) {
    return { met: false, text: `No ${rate.per === 'an hour' ? 'hourly' : 'yearly'} rate given` }
  }
  const own = `${formatWholeMoney(rate.amount, rate.currency)} ${rate.per}`
  const converted = convert(rate.amount, rate.currency, limit.currency, table)
  if (converted === null) return { met: false, text: `${own}, which cannot be converted today` }
  const met = limit.kind === 'at most' ? converted <= limit.amount : converted >= limit.amount
  const age = describeStaleRates(table)
  const about = `${own} ≈ ${formatWholeMoney(converted, limit.currency)}${age === null ? '' : ` (${age})`}`
  const compared = rate.currency === limit.currency ? own : about
  const side = limit.kind === 'at most' ? (met ? 'within' : 'above') : met ? 'at least' : 'below'
  return { met, text: `${compared}, ${side} your ${formatFigure(limit.amount)}` }
}
