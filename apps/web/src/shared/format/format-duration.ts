import { monthsWorked } from '@guildhall/domain/profiles'
import { MONTHS_PER_YEAR } from '@guildhall/domain/shared'
import { t } from '../i18n/index.ts'

const formatYears = (years: number): string => (years === 1 ? t('1 year') : t('{years} years', { years }))
const formatMonths = (months: number): string => (months === 1 ? t('1 month') : t('{months} months', { months }))

/** The months of an entry, at least one: "4 years 8 months". Dates are YYYY-MM-DD; no end date means now. Rule: PROF-51. */
export function formatDuration(startDate: string, endDate: string | null, now: Date): string {
  const months = Math.max(1, monthsWorked([{ startDate, endDate }], now))
  const years = Math.floor(months / MONTHS_PER_YEAR)
  const rest = months % MONTHS_PER_YEAR
  return [...(years > 0 ? [formatYears(years)] : []), ...(rest > 0 ? [formatMonths(rest)] : [])].join(' ')
}
