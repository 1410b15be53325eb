import { t } from '../i18n/index.ts'

const toMonths = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return year * 12 + month - 1
}

const formatYears = (years: number): string => (years === 1 ? t('1 year') : t('{years} years', { years }))
const formatMonths = (months: number): string => (months === 1 ? t('1 month') : t('{months} months', { months }))

/** A duration including its first and last month: "4 years 8 months". Dates are YYYY-MM-DD; no end date means now. */
export function formatDuration(start: string, end: string | null, now: Date): string {
  const last = end === null ? now.getUTCFullYear() * 12 + now.getUTCMonth() : toMonths(end)
  const months = Math.max(1, last - toMonths(start) + 1)
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [...(years > 0 ? [formatYears(years)] : []), ...(rest > 0 ? [formatMonths(rest)] : [])].join(' ')
}
