import { DAY_MS } from '@guildhall/domain/shared'
import { language, t } from '../i18n/index.ts'

/** Formats for money, numbers and dates in the reader's locale. Screens never call Intl themselves. */
const locale = typeof navigator === 'undefined' ? 'en-GB' : navigator.language

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })
const fullDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const longDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' })
const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })

export type Instant = string | Date

const at = (instant: Instant): Date => (typeof instant === 'string' ? new Date(instant) : instant)
const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString()

/** "12 Nov", with the year if it is not the current one. */
export const formatDay = (instant: Instant, now = new Date()): string =>
  (at(instant).getFullYear() === now.getFullYear() ? day : dayOfYear).format(at(instant))

/** "Friday, 20 November 2026" */
export const formatFullDay = (instant: Instant): string => fullDay.format(at(instant))

/** "07 December 2026", as the specification shows dates. */
export const formatDate = (instant: Instant): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'long', year: 'numeric' }).format(at(instant))

/** "3 June" */
export const formatLongDay = (instant: Instant): string => longDay.format(at(instant))

/** "Mar 2021" from a date YYYY-MM-DD. */
export const formatMonth = (date: string): string => month.format(new Date(`${date}T12:00:00`))

/** "14:01" */
export const formatTime = (instant: Instant): string => time.format(at(instant))

/** When something in a list happened: the time if today, the weekday within a week, else the date. */
export function formatWhen(instant: Instant, now = new Date()): string {
  const date = at(instant)
  if (sameDay(date, now)) return formatTime(date)
  const daysAgo = (now.getTime() - date.getTime()) / DAY_MS
  return daysAgo >= 0 && daysAgo < 6 ? weekday.format(date) : formatDay(date, now)
}

/** "Today", "Yesterday" or the full date, for the separators between messages. */
export function formatDayLine(instant: Instant, now = new Date()): string {
  const date = at(instant)
  if (sameDay(date, now)) return t('Today')
  if (sameDay(date, new Date(now.getTime() - DAY_MS))) return t('Yesterday')
  return formatFullDay(date)
}

/** "ZAR 1,150,000": whole units, the code before the amount. */
export const formatMoney = (amount: number, currency: string): string => `${currency} ${whole.format(amount)}`

/** "2,000" */
export const formatNumber = (value: number): string => whole.format(value)

// The conjunction is in the language of the interface, not of the reader's region.
const listOf = (type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })
const all = listOf('conjunction')
const any = listOf('disjunction')

/** "Address, picture and company" */
export const formatAll = (words: readonly string[]): string => all.format(words)

/** "Dana Whitfield or Sam Okoro" */
export const formatAny = (words: readonly string[]): string => any.format(words)
