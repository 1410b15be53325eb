import { endOfMonth, parseDate, startOfMonth, type CalendarDate } from '@internationalized/date'
import { t } from '../i18n/index.ts'

/** Two days as yyyy-mm-dd, both in the range. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** A range with a name. */
export interface Preset {
  readonly id: string
  readonly label: string
  readonly range: DateRange
}

const rangeOf = (from: CalendarDate, to: CalendarDate): DateRange => ({ from: from.toString(), to: to.toString() })

/** The ranges that people ask for most, up to today. */
export const presetsOf = (today: string): readonly Preset[] => {
  const day = parseDate(today)
  const lastMonth = day.subtract({ months: 1 })
  return [
    { id: 'today', label: t('Today'), range: rangeOf(day, day) },
    { id: 'week', label: t('Last 7 days'), range: rangeOf(day.subtract({ days: 6 }), day) },
    { id: 'days', label: t('Last 30 days'), range: rangeOf(day.subtract({ days: 29 }), day) },
    { id: 'month', label: t('This month'), range: rangeOf(startOfMonth(day), day) },
    { id: 'last-month', label: t('Last month'), range: rangeOf(startOfMonth(lastMonth), endOfMonth(lastMonth)) },
  ]
}

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** "1 – 7 March 2026", in the locale's order. */
export const formatDateRange = ({ from, to }: DateRange, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    noon(from),
    noon(to),
  )
