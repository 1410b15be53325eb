import { convert, type ExchangeRateTable } from '@guildhall/domain/reference'
import { t } from '../i18n/index.ts'
import { formatDay, formatMoney } from './formats.ts'

/** "Rates of 12 November", where figures are converted by a table that is out of date; null if it is not. Rule: REF-15. */
export const formatRatesDay = ({ date, isStale }: ExchangeRateTable): string | null =>
  isStale === true ? t('rates of {day}', { day: formatDay(`${date}T12:00:00`) }) : null

/** "≈ USD 49", or "≈ USD 49 (rates of 12 November)"; null if the currency is the same or has no exchange rate. Rules: REF-15, UI-37. */
export function formatConverted(amount: number, from: string, to: string, rates: ExchangeRateTable): string | null {
  const converted = from === to ? null : convert(amount, from, to, rates)
  if (converted === null) return null
  const [money, day] = [formatMoney(converted, to), formatRatesDay(rates)]
  // The day stays on one line in narrow columns.
  return day === null ? `≈ ${money}` : t('≈ {money} ({day})', { money, day: day.replaceAll(' ', '\u00a0') })
}
